import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import WebistekKaydi from './WebistekKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi istek olduğu belli değil.',
  text: 'Listeden birini seçiniz.',
  list: 'Web İstekleri',
  path: SAYFA.webistek[0],
};

/** The web request in the path. */
export default function WebistekKaydiPage() {
  const { webistek: yol } = useParams();
  const git = useNavigate();
  return (
    <CardPage title="Web İsteği" id={yol} missing={BELIRSIZ}>
      {(Id) => <WebistekKaydi key={Id} Id={Id} onAc={(baska) => void git(kayitYolu(SAYFA.webistek[0], baska))} />}
    </CardPage>
  );
}
