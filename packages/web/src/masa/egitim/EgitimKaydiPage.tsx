import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import EgitimKaydi from './EgitimKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi eğitim olduğu belli değil.',
  text: 'Listeden birini seçiniz.',
  list: 'Eğitimler',
  path: SAYFA.egitim[0],
};

/** The training in the path. */
export default function EgitimKaydiPage() {
  const { egitim: yol } = useParams();
  const git = useNavigate();
  return (
    <CardPage title="Eğitim" id={yol} missing={BELIRSIZ}>
      {(Id) => <EgitimKaydi key={Id} Id={Id} onAc={(baska) => void git(kayitYolu(SAYFA.egitim[0], baska))} />}
    </CardPage>
  );
}
