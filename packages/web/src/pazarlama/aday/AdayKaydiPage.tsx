import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import AdayKaydi from './AdayKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi aday olduğu belli değil.',
  text: 'Listeden birini seçiniz.',
  list: 'Adaylar',
  path: SAYFA.ziyaret[2],
};

/** The prospect in the path. */
export default function AdayKaydiPage() {
  const { aday: yol } = useParams();
  return (
    <CardPage title="Aday" id={yol} missing={BELIRSIZ}>
      {(Id) => <AdayKaydi key={Id} Id={Id} />}
    </CardPage>
  );
}
