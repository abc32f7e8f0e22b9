import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import GorevKaydi from './GorevKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi iş olduğu belli değil.',
  text: 'İşlerden birini seçiniz.',
  list: 'İşler',
  path: SAYFA.isler[0],
};

/** The task in the path. */
export default function GorevKaydiPage() {
  const { isler: yol } = useParams();
  const git = useNavigate();
  return (
    <CardPage title="İş" id={yol} missing={BELIRSIZ}>
      {(Id) => <GorevKaydi key={Id} Id={Id} onAc={(baska) => void git(kayitYolu(SAYFA.isler[0], baska))} />}
    </CardPage>
  );
}
