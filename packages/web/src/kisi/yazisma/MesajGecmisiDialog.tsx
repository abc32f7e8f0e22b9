import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import css from './MesajGecmisiDialog.module.css';

/** Earlier texts of a message, the latest first. */
export default function MesajGecmisiDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(oda.mesajGecmisi, { Id });
  return (
    <Dialog opened onClose={onClose} title="Mesajın Önceki Hâlleri" width={520}>
      {data ? (
        <ol className={css.liste}>
          {data.gecmis.map((g) => (
            <li key={g.Zaman} className={css.hal}>
              <span className={css.zaman}>{zamanYaz(g.Zaman)} değiştirildi; önce şöyleydi:</span>
              <p className={css.metin}>{g.Metin}</p>
            </li>
          ))}
        </ol>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  );
}
