import type { ReactNode } from 'react';
import { Box, Flex, Text } from '@mantine/core';
import type { PersonelIzin } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { BakiyeDugmesi } from './BakiyeDugmesi.tsx';
import { Columns } from '../../ui/Columns.tsx';

const gun = (n: number) => `${gunSayisiYaz(n)} gün`;
const tarih = (t: string | null) => (t === null ? 'Kayıtlı değil' : tarihYaz(t));

/** The leave summary of a person: the days left, then the rest in the order of specification 2.7. */
export function IzinOzeti({ ozet, baslik: Baslik = 'h2' }: { ozet: PersonelIzin; baslik?: 'h2' | 'h3' }) {
  const eksi = ozet.KalanGun < 0;
  const kalan = (
    <>
      {eksi && <IconAlertTriangle size={16} role="img" aria-label="Eksi bakiye" />}
      <BakiyeDugmesi userId={ozet.Id} ad={ozet.Ad}>
        {gun(ozet.KalanGun)}
      </BakiyeDugmesi>
    </>
  );
  const satirlar: readonly (readonly [ad: string, deger: ReactNode])[] = [
    ['Kalan', kalan],
    ['İlk İşe Giriş', tarih(ozet.IseBaslama)],
    ['Son İşe Giriş', tarih(ozet.IseGiris)],
    ['Çalışma Yılı', ozet.cyil],
    ['Toplam Hak Edilen', gun(ozet.Kumulatif_Toplam)],
    ['Bu Yılki Hak', gun(ozet.HakGun)],
    ['Kullanılan', gun(ozet.Kullanilan)],
    ...(ozet.Bekleyen === 0 ? [] : [['Bekleyen İstek', gun(ozet.Bekleyen)] as const]),
    ['İzne Kalan Gün', ozet.izneKalanGun === null ? '–' : gun(ozet.izneKalanGun)],
  ];
  return (
    <Box
      component="section"
      p={16}
      mb={16}
      bg="var(--surface)"
      bd="1px solid var(--line)"
      bdrs={8}
      aria-label={`${ozet.Ad}: izin özeti`}
    >
      <Text component={Baslik} mb={12} fz={16} fw={600} lh="24px" className="anywhere">
        {ozet.Ad}
      </Text>
      <Columns component="dl" of="repeat(auto-fill, minmax(100px, 1fr))" gap={12} align="start" className="tnum">
        {satirlar.map(([ad, deger]) => (
          <div key={ad}>
            <Text component="dt" fz={12} c="dimmed">
              {ad}
            </Text>
            <Flex
              component="dd"
              gap={4}
              align="center"
              m={0}
              {...(ad === 'Kalan'
                ? { fz: 24, fw: 600, lh: '28px', c: eksi ? 'var(--danger)' : 'var(--accent-text)' }
                : { fw: 500 })}
            >
              {deger}
            </Flex>
          </div>
        ))}
      </Columns>
    </Box>
  );
}
