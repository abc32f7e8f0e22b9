import type { SablonSatiri } from '@masabasi/core/sablon/contract';
import { sablonDoldur } from '@masabasi/core/sablon/rules';
import { useState } from 'react';
import { sablon as oda } from './calls/sablon.ts';
import { useAction, useEndpoint } from './api.ts';

/** The templates of a contact, as they are put into a line. */

/** A template as a list under a field offers it, with what it says there. */
export const sablonSecenegi = (sablon: SablonSatiri, metin: string) => ({
  key: sablon.Id,
  name: sablon.Ad,
  ...(sablon.Kisayol !== null && { note: `/${sablon.Kisayol}` }),
  detail: metin.replace(/\s+/g, ' '),
  sablon,
});

/** Read when somebody is about to write: `iste`. */
export function useSablonlar(gorusmeId: number) {
  const [istendi, setIstendi] = useState(false);
  const { data } = useEndpoint(oda.gorusmeSablonlari, { Id: gorusmeId }, { enabled: istendi });
  const say = useAction(oda.sablonKullanildi);
  return {
    sablonlar: data?.sablonlar,
    iste: () => setIstendi(true),
    /** What a template says in this contact. */
    metni: (s: SablonSatiri) => (data ? sablonDoldur(s.Metin, data.degerler) : s.Metin),
    kullanildi: (s: SablonSatiri) => say.mutate({ Id: s.Id }),
  };
}
