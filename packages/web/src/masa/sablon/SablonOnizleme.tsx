import { Box, Text } from '@mantine/core';
import { ORNEK_DEGERLER, sablonDoldur } from '@masabasi/core/masa/sablon/rules';
import { useKullanici } from '../../platform/session/oturum.ts';

/** Preview of a template in an invented ticket. */
export function SablonOnizleme({ metin }: { readonly metin: string }) {
  const ben = useKullanici();
  const degerler = { ...ORNEK_DEGERLER, 'ben.ad': `${ben.Ad} ${ben.Soyad}` };
  return (
    <Box component="section" miw={0} p={12} bg="var(--surface-2)" bdrs={6} aria-label="Önizleme">
      <Text component="h3" fz={14} fw={600}>
        Önizleme
      </Text>
      <Text
        mt={2}
        mb={12}
        fz={13}
        c="dimmed"
      >{`${ORNEK_DEGERLER['gorusme.no']}, ${ORNEK_DEGERLER['musteri.ad']} (örnek görüşme)`}</Text>
      <Text className="lines">{metin.trim() === '' ? 'Yazdıkça burada görünür.' : sablonDoldur(metin, degerler)}</Text>
    </Box>
  );
}
