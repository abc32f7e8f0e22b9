import type { DemoSatiri } from '@masabasi/core/musteri/demo/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { demo as oda } from '../../calls/demo.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { DemoDurumFormu } from './DemoDurumFormu.tsx';

/** The next state of a demo: loads the data of its form. For a demo that can be sold, also the data of a licence. */
export default function DemoDurumDialog({ satir, onClose }: { satir: DemoSatiri; onClose: () => void }) {
  const lisansAcar = useYetkiVar(YETKI.lisansYonet);
  const satilir = lisansAcar && satir.DurumAnahtar === 'denemede';
  const listeler = useEndpoint(oda.demoGerekli, {});
  const detay = useEndpoint(oda.demoDetay, { Id: satir.Id }, { enabled: satilir });
  const gerekli = useEndpoint(tanim.baseGerekliList, {}, { enabled: satilir });
  const kart = detay.data?.demo;
  const satilan = kart && gerekli.data && { kart, urunler: gerekli.data.proje };
  if (listeler.data && (!satilir || satilan))
    return <DemoDurumFormu satir={satir} listeler={listeler.data} satilan={satilan ?? null} onClose={onClose} />;
  const okumalar = [listeler, detay, gerekli];
  const hata = okumalar.find((o) => o.error)?.error;
  const yenile = () => {
    for (const o of okumalar) if (o.error) void o.refetch();
  };
  return (
    <Dialog opened onClose={onClose} title={`Durum Değiştir: ${satir.AdSoyad}`} width={520}>
      {hata ? <ErrorState error={hata} onRetry={yenile} /> : <SkeletonRows rows={5} />}
    </Dialog>
  );
}
