import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { VersiyonSorani } from '@masabasi/core/is/versiyon/contract';
import { Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const YOLLAR = {
  gorusme: (Id: number) => `/islemler/musterigorusme/detay?id=${Id}`,
  webistek: (Id: number) => `/islemler/musterigorusme/webistek?sekme=hepsi&istek=${Id}`,
} as const;

const hali = (s: VersiyonSorani): string => {
  if (s.Bildirildi === null) return 'Yayınlanınca yazılacak';
  return `${zamanYaz(s.Bildirildi)} yazıldı`;
};

/** Rows shown at first. */
const ILK = 6;

/** Number of people, and number of mails. */
function ozeti(soranlar: readonly VersiyonSorani[]): string {
  const yazilan = soranlar.filter((s) => s.Neden === null).length;
  const ne = soranlar.some((s) => s.Bildirildi !== null) ? 'yazıldı' : 'yazılacak';
  return `${soranlar.length} kişi istedi, ${yazilan} kişiye ${ne}.`;
}

/** People who asked for a task of the version, and will be or were informed. */
export function VersiyonSoranlari({ Id }: { readonly Id: number }) {
  const [hepsi, setHepsi] = useState(false);
  const okunan = useEndpoint(oda.versiyonSoranlari, { Id });
  if (!okunan.data) return <Read of={okunan} rows={3} compact />;
  const { soranlar } = okunan.data;
  if (soranlar.length === 0)
    return <EmptyState compact title="Versiyona alınmış işleri isteyen bir görüşme ya da web isteği yok." />;
  const kalan = soranlar.length - ILK;
  const kisa = !hepsi && kalan > 1;
  return (
    <PlainList className="ruled">
      <Flex component="li" direction="column" gap={2} py={8} px={16}>
        <Flex component="span" rowGap={0} columnGap={8} wrap="wrap" fz={13} c="dimmed">
          {ozeti(soranlar)}
        </Flex>
      </Flex>
      {(kisa ? soranlar.slice(0, ILK) : soranlar).map((s) => (
        <Flex
          key={`${s.MusteriId}.${s.kaynaklar[0]?.Tur}.${s.kaynaklar[0]?.Id}`}
          component="li"
          direction="column"
          gap={2}
          py={8}
          px={16}
        >
          <Text span fw={500} className="anywhere">
            {s.MusteriId === null ? s.Ad : <Link to={`/tanimlar/musteri/detay?id=${s.MusteriId}`}>{s.Ad}</Link>}
          </Text>
          <Flex component="span" rowGap={0} columnGap={8} wrap="wrap" fz={13} c="dimmed">
            {s.kaynaklar.map((k) => (
              <Link key={`${k.Tur}${k.Id}`} to={YOLLAR[k.Tur](k.Id)}>
                {k.No}
              </Link>
            ))}
            <span>{s.Konular.join(', ')}</span>
          </Flex>
          {s.Neden === null ? (
            <Flex component="span" rowGap={0} columnGap={8} wrap="wrap" fz={13} c="dimmed">
              {hali(s)}
            </Flex>
          ) : (
            <Text span fz={13} c="var(--warn)">
              {s.Bildirildi === null ? 'Yazılmayacak' : 'Yazılmadı'}: {s.Neden}
            </Text>
          )}
        </Flex>
      ))}
      {kisa && (
        <Flex component="li" direction="column" gap={2} py={8} px={16}>
          <div>
            <Button size="compact-sm" variant="subtle" onClick={() => setHepsi(true)}>
              {kalan} kişiyi daha göster
            </Button>
          </div>
        </Flex>
      )}
    </PlainList>
  );
}
