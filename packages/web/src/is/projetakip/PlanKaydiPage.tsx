import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import PlanKaydi from './PlanKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi plan olduğu belli değil.',
  text: 'Projesini açıp planlarından birini seçiniz.',
  list: 'Projeler',
  path: SAYFA.projetakip[0],
};

/** The plan in the path. */
export default function PlanKaydiPage() {
  const { plan: yol } = useParams();
  const git = useNavigate();
  return (
    <CardPage title="Plan" id={yol} missing={BELIRSIZ}>
      {(Id) => <PlanKaydi key={Id} Id={Id} onAc={(baska) => void git(kayitYolu(SAYFA.projetakip[0], baska))} />}
    </CardPage>
  );
}
