import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import css from './MesajGecmisiDialog.module.css';

/** Earlier texts of a message, the latest first. */
export default function MesajGecmisiDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const sorgu = useEndpoint(oda.mesajGecmisi, { Id });
  return (
    <Dialog opened onClose={onClose} title="Mesajın Önceki Hâlleri" width={520}>
      <Read of={sorgu} rows={3}>
        {({ gecmis }) => (
          <ol className={css.liste}>
            {gecmis.map((g) => (
              <li key={g.Zaman} className={css.hal}>
                <span className={css.zaman}>{zamanYaz(g.Zaman)} değiştirildi; önce şöyleydi:</span>
                <p className={css.metin}>{g.Metin}</p>
              </li>
            ))}
          </ol>
        )}
      </Read>
    </Dialog>
  );
}
