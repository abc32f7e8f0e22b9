import { MUSTERI_HAREKETLERI, ZAMAN_TURLERI } from '@masabasi/core/musteri/musteri/rules';
import { Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { musteri as oda } from '../../calls/musteri.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';

type Tur = (typeof ZAMAN_TURLERI)[number];

/** The timeline of a customer, newest first, with a filter by kind. */
export function MusteriZaman({ musteriId }: { musteriId: number }) {
  const [sayfa, setSayfa] = useState(1);
  const [turler, setTurler] = useState<readonly Tur[]>([]);
  const zaman = useEndpoint(
    oda.musteriZaman,
    turler.length === 0 ? { Id: musteriId, sayfa } : { Id: musteriId, sayfa, turler: [...turler] },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  const sec = (tur: Tur) => {
    setSayfa(1);
    setTurler((once) => (once.includes(tur) ? once.filter((t) => t !== tur) : [...once, tur]));
  };
  return (
    <>
      <Flex role="group" aria-label="Olay türleri" gap={8} wrap="wrap" py={12} px={16}>
        {ZAMAN_TURLERI.map((tur) => (
          <Button
            key={tur}
            size="compact-sm"
            variant={turler.includes(tur) ? 'light' : 'default'}
            aria-pressed={turler.includes(tur)}
            onClick={() => sec(tur)}
          >
            {MUSTERI_HAREKETLERI.turler[tur]}
          </Button>
        ))}
      </Flex>
      <Gecmis
        label="Zaman çizelgesi"
        rows={zaman.data?.zamanlist.map((o) => ({
          key: o.Id,
          zaman: o.Zaman,
          baslik: o.Yol === null ? o.Baslik : <Link to={o.Yol}>{o.Baslik}</Link>,
          kisi: o.Kisi,
          ek: o.Proje !== null && (
            <Text span fz={13}>
              {o.Proje}
            </Text>
          ),
          aciklama: o.Aciklama,
        }))}
        error={zaman.error}
        onRetry={() => void zaman.refetch()}
        empty={turler.length === 0 ? 'Henüz bir şey olmadı.' : 'Bu türden bir şey olmadı.'}
      />
      {(sayfa > 1 || zaman.data?.devami) && (
        <Flex gap={8} py={12} px={16}>
          <Button variant="default" disabled={sayfa === 1} onClick={() => setSayfa(sayfa - 1)}>
            Daha Yeni
          </Button>
          <Button variant="default" disabled={!zaman.data?.devami} onClick={() => setSayfa(sayfa + 1)}>
            Daha Eski
          </Button>
        </Flex>
      )}
    </>
  );
}
