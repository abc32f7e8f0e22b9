import type { banka as oda } from '@masabasi/core/mali/banka/contract';
import { kolonHatasi, KOLONLAR, type Kolon, type SecilenKolonlar, yazimTahmini } from '@masabasi/core/mali/banka/rules';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { katla } from '@masabasi/core/platform/text/metin';
import { useState } from 'react';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { ColumnChooser } from '../../ui/ColumnChooser.tsx';

type Duzen = NonNullable<Girdi<typeof oda.ekstreOku>['duzen']>;

export interface KolonYardimiProps {
  /** The first rows of a table with an unknown layout. */
  readonly satirlar: readonly (readonly string[])[];
  readonly bekliyor: boolean;
  readonly onSec: (duzen: Duzen) => void;
}

/** The most likely heading row: the first one with the most texts. */
const baslikSatiri = (satirlar: KolonYardimiProps['satirlar']): number =>
  satirlar.reduce(
    (en, s, n) => (s.filter((h) => h !== '').length > satirlar[en]!.filter((h) => h !== '').length ? n : en),
    0,
  );

/** Guesses each column by headings that begin with a known word. */
function tahmin(basliklar: readonly string[]): SecilenKolonlar {
  const secilen: Partial<Record<Kolon, string>> = {};
  const kalan = [...basliklar];
  for (const [kolon, ad] of Object.entries(KOLONLAR) as [Kolon, string][]) {
    const kok = katla(ad).split(/[^a-z]/)[0]!;
    const bulunan = kalan.find((b) => katla(b).includes(kok));
    if (bulunan === undefined) continue;
    secilen[kolon] = bulunan;
    kalan.splice(kalan.indexOf(bulunan), 1);
  }
  return secilen;
}

/** Asks for the meaning of the columns of an unknown table. The account remembers the answer. */
export function KolonYardimi({ satirlar, bekliyor, onSec }: KolonYardimiProps) {
  const [satir, setSatir] = useState(() => baslikSatiri(satirlar));
  const basliklar = [...new Set((satirlar[satir] ?? []).map((b) => b.trim()).filter((b) => b !== ''))];
  const [kolonlar, setKolonlar] = useState<SecilenKolonlar>(() => tahmin(basliklar));
  const [yazim, setYazim] = useState<'tr' | 'ing'>(() => yazimTahmini(satirlar));
  const [hata, setHata] = useState<string | null>(null);
  const sec = (kolon: Kolon, ad: string | null) => {
    const { [kolon]: _, ...digerleri } = kolonlar;
    setKolonlar(ad === null ? digerleri : { ...digerleri, [kolon]: ad });
  };
  return (
    <ColumnChooser
      rows={satirlar}
      heading={satir}
      onHeading={(n) => {
        setSatir(n);
        setKolonlar(tahmin(satirlar[n] ?? []));
      }}
      error={hata}
      submit={{
        label: 'Bu Sütunlarla Oku',
        loading: bekliyor,
        onClick: () => {
          const yanlis = kolonHatasi(kolonlar);
          setHata(yanlis);
          if (yanlis === null) onSec({ kolonlar, yazim });
        },
      }}
      settings={
        <ChoiceField
          label="Tutarların yazılışı"
          value={yazim}
          onChange={setYazim}
          options={[
            { value: 'tr', label: '1.234,56' },
            { value: 'ing', label: '1,234.56' },
          ]}
        />
      }
    >
      {(Object.entries(KOLONLAR) as [Kolon, string][]).map(([kolon, ad]) => (
        <ChoiceField<string | null>
          key={kolon}
          label={ad}
          value={kolonlar[kolon] ?? null}
          onChange={(b) => sec(kolon, b)}
          options={[{ value: null, label: 'Yok' }, ...basliklar.map((b) => ({ value: b, label: b }))]}
        />
      ))}
    </ColumnChooser>
  );
}
