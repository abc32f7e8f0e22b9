import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import LisansYenileDialog from './LisansYenileDialog.tsx';

/** Renews a licence of which only the id is known. */
export default function LisansYenileme({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const detay = useEndpoint(oda.lisansDetay, { Id });
  const l = detay.data?.lisans;
  if (l?.BitisTarihi) return <LisansYenileDialog lisans={l} bitis={l.BitisTarihi} onClose={onClose} />;
  return detay.error ? (
    <Dialog opened onClose={onClose} title="Lisansı Yenile" readOnly>
      <Read of={detay} compact />
    </Dialog>
  ) : null;
}
