import { demo as oda } from '@masabasi/core/demo/contract';
import { zamanYaz } from '@masabasi/core/tarih';
import { useEndpoint } from '../api.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import css from './DemoGecmisi.module.css';

/** What was done to a demo, newest first. */
export function DemoGecmisi({ demoId }: { demoId: number }) {
  const { data, error, refetch } = useEndpoint(oda.demoDetay, { Id: demoId }, { refetchOnMount: 'always' });
  return (
    <section className={css.gecmis} aria-label="Geçmiş">
      <h3>Geçmiş</h3>
      {data ? (
        <ol>
          {data.hareketlist.map((h) => (
            <li key={h.Surum}>
              <span className={css.ust}>
                <strong>{h.Baslik}</strong>
                <time dateTime={h.Zaman}>{zamanYaz(h.Zaman)}</time>
              </span>
              <span className={css.alt}>
                {h.Kisi}
                {h.Atanan !== null && h.Atanan !== h.Kisi && ` → ${h.Atanan}`}
              </span>
              {h.Aciklama !== '' && <span>{h.Aciklama}</span>}
            </li>
          ))}
        </ol>
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </section>
  );
}
