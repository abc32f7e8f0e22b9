import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { VersiyonSorani } from '@masabasi/core/is/versiyon/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import css from './VersiyonSoranlari.module.css';

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
    <ul className={css.liste}>
      <li>
        <span className={css.ek}>{ozeti(soranlar)}</span>
      </li>
      {(kisa ? soranlar.slice(0, ILK) : soranlar).map((s) => (
        <li key={`${s.MusteriId}.${s.kaynaklar[0]?.Tur}.${s.kaynaklar[0]?.Id}`}>
          <span className={css.ad}>
            {s.MusteriId === null ? s.Ad : <Link to={`/tanimlar/musteri/detay?id=${s.MusteriId}`}>{s.Ad}</Link>}
          </span>
          <span className={css.ek}>
            {s.kaynaklar.map((k) => (
              <Link key={`${k.Tur}${k.Id}`} to={YOLLAR[k.Tur](k.Id)}>
                {k.No}
              </Link>
            ))}
            <span>{s.Konular.join(', ')}</span>
          </span>
          {s.Neden === null ? (
            <span className={css.ek}>{hali(s)}</span>
          ) : (
            <span className={css.neden}>
              {s.Bildirildi === null ? 'Yazılmayacak' : 'Yazılmadı'}: {s.Neden}
            </span>
          )}
        </li>
      ))}
      {kisa && (
        <li>
          <div>
            <Button size="compact-sm" variant="subtle" onClick={() => setHepsi(true)}>
              {kalan} kişiyi daha göster
            </Button>
          </div>
        </li>
      )}
    </ul>
  );
}
