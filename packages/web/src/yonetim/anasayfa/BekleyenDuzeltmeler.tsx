import IconClockEdit from '~icons/tabler/clock-edit';
import { Link } from 'react-router';
import { Notice } from '../../ui/Notice.tsx';

/** For department heads: corrections that wait for a decision. */
export const BekleyenDuzeltmeler = ({ sayi }: { sayi: number }) => (
  <Notice tone="info" icon={<IconClockEdit />}>
    Kararınızı bekleyen {sayi} mola düzeltme isteği var. <Link to="/personel/mola">Mola panosunda incele</Link>
  </Notice>
);
