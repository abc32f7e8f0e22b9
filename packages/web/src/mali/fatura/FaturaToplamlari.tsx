import { Text } from '@mantine/core';
import { type HesapSonucu, liraToplami } from '@masabasi/core/platform/money/hesap';
import { ondalikYaz } from '@masabasi/core/mali/fatura/rules';
import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { Sums } from '../../ui/Sums.tsx';

type Toplamlar = Pick<
  HesapSonucu,
  'Brut' | 'Iskonto' | 'Matrah' | 'Kdv' | 'Tevkifat' | 'VergiDahil' | 'Odenecek' | 'oranlar' | 'tevkifatlar'
>;

export interface FaturaToplamlariProps {
  /** null: no complete line yet. */
  readonly hesap: Toplamlar | null;
  readonly birim: string;
  /** The lira value of an invoice in another currency; null for an invoice in lira. */
  readonly kur: string | null;
}

const satirlari = (h: Toplamlar): readonly (readonly [ad: string, tutar: Kurus])[] => [
  ['Mal Hizmet Toplamı', h.Brut],
  ...(h.Iskonto === 0 ? [] : [['İskonto', h.Iskonto] as const]),
  ['Matrah', h.Matrah],
  ...h.oranlar.map(
    (o) => [`KDV %${o.KdvOran}${o.MuafiyetKodu === null ? '' : ` (${o.MuafiyetKodu})`}`, o.Kdv] as const,
  ),
  ...(h.oranlar.length < 2 ? [] : [['KDV Toplamı', h.Kdv] as const]),
  ['Vergiler Dahil Toplam', h.VergiDahil],
  ...h.tevkifatlar.map((t) => [`Tevkifat ${t.Kod} (${t.Pay}/${t.Payda})`, t.Tutar] as const),
];

export function FaturaToplamlari({ hesap, birim, kur }: FaturaToplamlariProps) {
  if (hesap === null) return <Text c="dimmed">Satırlar tamamlanınca toplamlar burada görünür.</Text>;
  const lira = liraToplami(hesap, kur);
  return (
    <>
      <Sums
        label="Faturanın toplamları"
        sums={satirlari(hesap).map(([ad, tutar]) => [ad, paraYaz(tutar, birim)])}
        total={['Ödenecek', paraYaz(hesap.Odenecek, birim)]}
      />
      {lira !== null && (
        <Sums
          label="Türk lirası karşılığı"
          className="line-above"
          mt={12}
          pt={12}
          sums={[
            ['Döviz Kuru', `1 ${birim} = ${ondalikYaz(kur!)} TRY`],
            ['Matrah', paraYaz(lira.Matrah, 'TRY')],
            ['KDV', paraYaz(lira.Kdv, 'TRY')],
            ...(lira.Tevkifat > 0 ? [['Tevkifat', paraYaz(lira.Tevkifat, 'TRY')] as const] : []),
            ['Ödenecek', paraYaz(lira.Odenecek, 'TRY')],
          ]}
        />
      )}
    </>
  );
}
