import type { SablonSatiri } from '@masabasi/core/masa/sablon/contract';
import { sablonDoldur } from '@masabasi/core/masa/sablon/rules';
import { useState } from 'react';
import { sablon as oda } from '../../calls/sablon.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';

/** Templates of a ticket, ready to insert into a line. */

/** A template as an option under a field, with its text in this ticket. */
export const sablonSecenegi = (sablon: SablonSatiri, metin: string) => ({
  key: sablon.Id,
  name: sablon.Ad,
  ...(sablon.Kisayol !== null && { note: `/${sablon.Kisayol}` }),
  detail: metin.replace(/\s+/g, ' '),
  sablon,
});

/** Reads the templates when a person is about to write: `iste`. */
export function useSablonlar(gorusmeId: number) {
  const [istendi, setIstendi] = useState(false);
  const { data } = useEndpoint(oda.gorusmeSablonlari, { Id: gorusmeId }, { enabled: istendi });
  const say = useAction(oda.sablonKullanildi);
  return {
    sablonlar: data?.sablonlar,
    iste: () => setIstendi(true),
    /** The text of a template in this ticket. */
    metni: (s: SablonSatiri) => (data ? sablonDoldur(s.Metin, data.degerler) : s.Metin),
    kullanildi: (s: SablonSatiri) => say.mutate({ Id: s.Id }),
  };
}
