import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import AnalizKaydi from './AnalizKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi analiz olduğu belli değil.',
  text: 'Listeden birini seçiniz.',
  list: 'İş Analizi',
  path: SAYFA.analiz[0],
};

/** The analysis in the path. */
export default function AnalizKaydiPage() {
  const { analiz: yol } = useParams();
  const git = useNavigate();
  return (
    <CardPage title="Analiz" id={yol} missing={BELIRSIZ}>
      {(Id) => <AnalizKaydi key={Id} Id={Id} onAc={(baska) => void git(kayitYolu(SAYFA.analiz[0], baska))} />}
    </CardPage>
  );
}
