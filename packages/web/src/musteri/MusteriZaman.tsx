import { musteri as oda } from '@masabasi/core/musteri/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '../api.ts';
import { Gecmis } from '../hareket/Gecmis.tsx';
import css from './MusteriZaman.module.css';

/** What happened to a customer, newest first. */
export function MusteriZaman({ musteriId }: { musteriId: number }) {
  const [sayfa, setSayfa] = useState(1);
  const zaman = useEndpoint(
    oda.musteriZaman,
    { Id: musteriId, sayfa },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  return (
    <>
      <Gecmis
        label="Zaman çizelgesi"
        rows={zaman.data?.zamanlist.map((o) => ({
          key: o.Id,
          zaman: o.Zaman,
          baslik: o.Baslik,
          kisi: o.Kisi,
          ek: o.Proje !== null && <span className={css.urun}>{o.Proje}</span>,
          aciklama: o.Aciklama,
        }))}
        error={zaman.error}
        onRetry={() => void zaman.refetch()}
        empty="Henüz bir şey olmadı."
      />
      {(sayfa > 1 || zaman.data?.devami) && (
        <div className={css.sayfalar}>
          <Button variant="default" disabled={sayfa === 1} onClick={() => setSayfa(sayfa - 1)}>
            Daha Yeni
          </Button>
          <Button variant="default" disabled={!zaman.data?.devami} onClick={() => setSayfa(sayfa + 1)}>
            Daha Eski
          </Button>
        </div>
      )}
    </>
  );
}
