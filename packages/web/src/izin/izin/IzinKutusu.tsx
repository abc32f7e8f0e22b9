import { Box, Flex, Text } from '@mantine/core';
import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/gunSayisi';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';

/** Start and end. A leave within one day shows its times. */
export function izinAraligiYaz(i: {
  readonly Baslangic: string;
  readonly Bitis: string;
  readonly Izin_Baslama_Saati: string | null;
  readonly Izin_Bitis_Saati: string | null;
}): string {
  if (i.Baslangic !== i.Bitis) return `${tarihYaz(i.Baslangic)} – ${tarihYaz(i.Bitis)}`;
  const saatler = [i.Izin_Baslama_Saati, i.Izin_Bitis_Saati].filter((s) => s !== null).join(' – ');
  return `${tarihYaz(i.Baslangic)} ${saatler}`.trim();
}

/** Days, or hours for a leave without full days. */
export const izinSuresiYaz = (i: { readonly KullanilanGun: number; readonly KullanilanSaat: number }): string =>
  [
    ...(i.KullanilanGun > 0 || i.KullanilanSaat === 0 ? [`${gunSayisiYaz(i.KullanilanGun)} gün`] : []),
    ...(i.KullanilanSaat > 0 ? [`${gunSayisiYaz(i.KullanilanSaat)} saat`] : []),
  ].join(' ');

/** One leave in a line: the overlapping one, or the subject of the dialog. */
export const IzinKutusu = ({ izin, baslik, engel }: { izin: IzinSatiri; baslik: string; engel?: boolean }) => (
  <Box
    component="section"
    py={10}
    px={12}
    bd={`1px solid var(--${engel ? 'danger' : 'line-strong'})`}
    bdrs={6}
    aria-label={baslik}
  >
    <Text mb={2} fz={12} fw={500} c={engel ? 'var(--danger)' : 'dimmed'}>
      {baslik}
    </Text>
    <Flex component="p" rowGap={2} columnGap={16} wrap="wrap" m={0}>
      <b>{izin.izinTur}</b>
      <span className="tnum">{izinAraligiYaz(izin)}</span>
      <span className="tnum">{izinSuresiYaz(izin)}</span>
      {izin.Aciklama !== '' && <span>{izin.Aciklama}</span>}
    </Flex>
  </Box>
);
