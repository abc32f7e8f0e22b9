import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useNavigate, useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import TeklifKaydi from './TeklifKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi teklif olduğu belli değil.',
  text: 'Listeden birini seçiniz.',
  list: 'Teklifler',
  path: SAYFA.teklif[0],
};

/** The quote in the path. */
export default function TeklifKaydiPage() {
  const { teklif: yol } = useParams();
  const git = useNavigate();
  return (
    <CardPage title="Teklif" id={yol} missing={BELIRSIZ}>
      {(Id) => <TeklifKaydi key={Id} Id={Id} onAc={(baska) => void git(kayitYolu(SAYFA.teklif[0], baska))} />}
    </CardPage>
  );
}
