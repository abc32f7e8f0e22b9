import type { DemoSatiri } from '@masabasi/core/musteri/demo/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { demo as oda } from '../../calls/demo.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read, together } from '../../ui/Read.tsx';
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
  return (
    <Dialog opened onClose={onClose} title={`Durum Değiştir: ${satir.AdSoyad}`} width={520}>
      <Read<unknown> of={satilir ? together(listeler, detay, gerekli) : listeler} rows={5} />
    </Dialog>
  );
}
