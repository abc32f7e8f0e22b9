import { demo as oda } from '../../calls/demo.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { DemoFormu, type DemoMusterisi } from './DemoFormu.tsx';

export interface DemoDialogProps {
  /** 0 for a new one. */
  readonly Id: number;
  /** The customer of a new demo. */
  readonly musteri?: DemoMusterisi;
  readonly onClose: () => void;
}

/** New or edited demo: loads the data of its form. */
export default function DemoDialog({ Id, musteri, onClose }: DemoDialogProps) {
  const detay = useEndpoint(oda.demoDetay, { Id }, { enabled: Id !== 0, refetchOnMount: 'always', gcTime: 0 });
  const listeler = useEndpoint(oda.demoGerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  if (listeler.data && gerekli.data && (Id === 0 || detay.data))
    return (
      <DemoFormu
        kart={detay.data?.demo ?? null}
        musteri={musteri}
        listeler={listeler.data}
        gerekli={gerekli.data}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened onClose={onClose} title={Id === 0 ? 'Yeni Demo' : 'Demoyu Düzenle'} width={640}>
      <Read<unknown> of={Id === 0 ? together(listeler, gerekli) : together(listeler, gerekli, detay)} rows={10} />
    </Dialog>
  );
}
