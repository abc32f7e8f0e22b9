import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import ToplantiKaydi from './ToplantiKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi toplantı olduğu belli değil.',
  text: 'Listeden birini seçiniz.',
  list: 'Toplantılar',
  path: SAYFA.toplanti[0],
};

/** The meeting in the path. */
export default function ToplantiKaydiPage() {
  const { toplanti: yol } = useParams();
  const git = useNavigate();
  return (
    <CardPage title="Toplantı" id={yol} missing={BELIRSIZ}>
      {(Id) => <ToplantiKaydi key={Id} Id={Id} onAc={(baska) => void git(kayitYolu(SAYFA.toplanti[0], baska))} />}
    </CardPage>
  );
}
