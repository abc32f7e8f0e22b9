import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import LisansKaydi from './LisansKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi lisans olduğu belli değil.',
  text: 'Lisans raporundan birini seçiniz.',
  list: 'Lisans Raporu',
  path: SAYFA.lisans[0],
};

/** The licence in the path. */
export default function LisansKaydiPage() {
  const { lisans: yol } = useParams();
  return (
    <CardPage title="Lisans" id={yol} missing={BELIRSIZ}>
      {(Id) => <LisansKaydi key={Id} Id={Id} />}
    </CardPage>
  );
}
