import { Flex, Text } from '@mantine/core';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { oranYaz } from '@masabasi/core/pazarlama/teklif/rules';
import { iskontoBedeli, type TeklifKalemi, teklifToplami } from '@masabasi/core/pazarlama/teklif/toplam';
import { toplamSatirlari } from './teklifKalemi.ts';
import { Sums } from '../../ui/Sums.tsx';

export interface TeklifToplamiProps {
  readonly kalemler: readonly TeklifKalemi[];
  readonly birim: string;
  readonly yil: number;
  /** Discount limit of the author; absent while nobody writes. */
  readonly sinir?: number | undefined;
}

/** Sums of the lines, and the cost of their discounts over the contract. */
export function TeklifToplami({ kalemler, birim, yil, sinir }: TeklifToplamiProps) {
  const t = teklifToplami(kalemler);
  const para = (n: typeof t.Brut) => paraYaz(n, birim);
  const bedel = iskontoBedeli(kalemler, yil);
  const satirlar = toplamSatirlari(kalemler, birim);
  return (
    <Flex
      component="section"
      direction="column"
      gap={6}
      w="min(100%, 380px)"
      ml="auto"
      aria-label="Toplam"
      aria-live="polite"
    >
      <Sums gap={4} sums={satirlar.slice(0, -1)} total={satirlar.at(-1)} />
      <Text fz={13} c="dimmed" className="unless-empty">
        {[
          t.Yillik > 0 && `Her yıl ${para(t.Yillik)} (KDV hariç).`,
          t.Secmeli.GenelToplam > 0 && `Seçilmeyen kalemler ${para(t.Secmeli.GenelToplam)}.`,
          bedel > 0 && `İskontonun ${yil} yıllık bedeli ${para(bedel)}; en yüksek iskonto %${oranYaz(t.IskontoOrani)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {sinir !== undefined && t.IskontoOrani > sinir && (
        <Text fz={13} c="var(--warn)">
          İskonto, sınırınızı (%{oranYaz(sinir)}) aşıyor; göndermeden önce onaylanması gerekir.
        </Text>
      )}
    </Flex>
  );
}
