import { Dialog } from '../../ui/Dialog.tsx';
import { PanoSekmeleri } from './PanoSekmeleri.tsx';

/** The full-screen break list of departments, from the top bar (specification 2.4). */
export default function DepartmanMolaDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="Departman Mola Durumları" fullScreen>
      <PanoSekmeleri tamListe />
    </Dialog>
  );
}
