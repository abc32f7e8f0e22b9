import { TUR_BASI } from '@masabasi/core/yonetim/kurulum/tur';
import IconMap2 from '~icons/tabler/map-2';
import { Link } from 'react-router';
import { useBen } from '../../platform/session/oturum.ts';
import { turaGit, useTur } from '../kurulum/tur.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The entry to the demo company's tour. The stops are loaded later, because the home page does not need them. */
export default function TurKarti() {
  const ben = useBen();
  if (useTur() !== null || !ben.acar(TUR_BASI)) return null;
  return (
    <Notice tone="info" icon={<IconMap2 />}>
      Burası örnek şirket. Bir müşterinin aramasından paranın gelmesine kadar olanları durak durak, kendi kayıtlarıyla
      görebilirsiniz:{' '}
      <Link to={TUR_BASI} onClick={() => turaGit(0)}>
        Tura Başla
      </Link>
    </Notice>
  );
}
