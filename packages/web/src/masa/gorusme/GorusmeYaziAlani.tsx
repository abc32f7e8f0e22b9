import { Box } from '@mantine/core';
import type { SablonSatiri } from '@masabasi/core/masa/sablon/contract';
import { sablonBul } from '@masabasi/core/masa/sablon/rules';
import { type AnilanKisi, anma, kisiBul, yazilanArama } from '@masabasi/core/masa/takip/rules';
import { type ReactNode, useRef, useState } from 'react';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { SablonSec } from '../sablon/SablonSec.tsx';
import { sablonSecenegi, useSablonlar } from '../sablon/sablonlar.ts';
import type { BoundField } from '../../ui/Form.tsx';
import type { ListOption } from '../../ui/OptionList.tsx';
import { putInto, SuggestArea } from '../../ui/SuggestArea.tsx';

interface Secenek extends ListOption {
  readonly sablon?: SablonSatiri;
  readonly kisi?: AnilanKisi;
}

export interface GorusmeYaziAlaniProps {
  readonly gorusmeId: number;
  readonly tur: 'not' | 'yanit';
  readonly alan: BoundField<string>;
  readonly onAn: (kisi: AnilanKisi) => void;
  /** True: one line, until somebody writes. */
  readonly kapali: boolean;
  /** Places the field and the button for templates. */
  readonly children: (alan: ReactNode, sablonlar: ReactNode) => ReactNode;
}

/** Templates or people offered at a time. */
const EN_COK = 8;

/** The text field of a ticket. A slash or a button offers templates. In a note, an @ offers colleagues. */
export function GorusmeYaziAlani({ gorusmeId, tur, alan, onAn, kapali, children }: GorusmeYaziAlaniProps) {
  const kutu = useRef<HTMLTextAreaElement>(null);
  const [yaziliyor, setYaziliyor] = useState(false);
  const { sablonlar, iste, metni, kullanildi } = useSablonlar(gorusmeId);
  const { data } = useEndpoint(oda.anilabilecekler, { Id: gorusmeId }, { enabled: yaziliyor && tur === 'not' });

  const oner = (metin: string, imlec: number) => {
    const arama = yazilanArama(metin, imlec);
    if (arama === null || (arama.isaret === '@' && tur === 'yanit')) return null;
    const { isaret, yer: from, aranan } = arama;
    const options: Secenek[] =
      isaret === '/'
        ? sablonBul(sablonlar ?? [], aranan, tur).map((s) => sablonSecenegi(s, metni(s)))
        : kisiBul(data?.kisiler ?? [], aranan).map((k) => ({ key: k.Id, name: k.Ad, note: k.Departman, kisi: k }));
    return { label: isaret === '/' ? 'Şablonlar' : 'Çalışma arkadaşları', from, options: options.slice(0, EN_COK) };
  };
  const ekle = (s: SablonSatiri) => {
    const { selectionStart: from, selectionEnd: to } = kutu.current!;
    putInto(kutu.current, { from, to, text: metni(s) });
    kullanildi(s);
  };
  return children(
    <Box
      onFocus={() => {
        setYaziliyor(true);
        iste();
      }}
    >
      <SuggestArea<Secenek>
        {...alan}
        area={kutu}
        label={tur === 'yanit' ? 'Müşteriye yazılacak' : 'İç not'}
        hideLabel
        above
        placeholder={
          tur === 'yanit' ? 'Müşteriye yanıt yazınız; / şablon' : 'İç not yazınız; / şablon, @ çalışma arkadaşı'
        }
        rows={kapali ? 1 : 2}
        maxRows={12}
        maxLength={8000}
        suggest={oner}
        textOf={({ sablon, kisi }) => (sablon ? metni(sablon) : kisi ? `${anma(kisi.Ad)} ` : '')}
        onTake={({ sablon, kisi }) => {
          if (sablon) kullanildi(sablon);
          if (kisi) onAn({ Id: kisi.Id, Ad: kisi.Ad });
        }}
      />
    </Box>,
    <SablonSec sablonlar={sablonlar} tur={tur} metni={metni} onOpen={iste} onSec={ekle} above />,
  );
}
