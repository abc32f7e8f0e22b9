import { BAKILAN_EN_COK } from '@masabasi/core/kisi/gozetim/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { gozetim as oda } from '../../calls/gozetim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './BakisDialog.module.css';

/** The result of an inspection: the messages of its days, with earlier versions. */
export default function BakisDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const bakis = useEndpoint(oda.bakisOku, { Id });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={bakis.data ? `Bakış: ${bakis.data.bakis.Konusma}` : 'Bakış'}
      width={720}
      readOnly
    >
      <Read of={bakis} rows={6}>
        {(data) => (
          <>
            <p className={css.kapsam}>
              {tarihYaz(data.bakis.Baslangic)} – {tarihYaz(data.bakis.Bitis)}. {data.bakis.Sebep}
            </p>
            {data.devami && (
              <Notice
                tone="warn"
                icon={<IconAlertTriangle size={18} />}
              >{`Bu günlerin ilk ${BAKILAN_EN_COK} mesajı gösteriliyor; aralığı daraltınız.`}</Notice>
            )}
            {data.mesajlar.length === 0 && <EmptyState compact title="Bu günlerde yazılmamış." text="" />}
            <ol className={css.mesajlar} aria-label="Bakılan mesajlar">
              {data.mesajlar.map((m) => (
                <li key={m.Id}>
                  <p className={css.ust}>
                    <strong>{m.Yazan}</strong> <time dateTime={m.Zaman}>{zamanYaz(m.Zaman)}</time>
                    {m.GeriAlindi && ' geri alındı'}
                  </p>
                  {m.Oncekiler.map((once, i) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the order of earlier versions never changes
                    <p key={i} className={css.once}>
                      <del>{once}</del>
                    </p>
                  ))}
                  {!m.GeriAlindi && <p className={css.metin}>{m.Metin}</p>}
                </li>
              ))}
            </ol>
          </>
        )}
      </Read>
    </Dialog>
  );
}
