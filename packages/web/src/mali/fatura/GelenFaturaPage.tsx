import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import GelenFaturaKaydi from './GelenFaturaKaydi.tsx';

const BELIRSIZ = {
  title: 'Hangi gelen fatura olduğu belli değil.',
  text: 'Gelen faturalardan birini seçiniz.',
  list: 'Gelen Faturalar',
  path: `${SAYFA.fatura[0]}?bolum=gelen`,
};

/** The incoming invoice in the path. */
export default function GelenFaturaPage() {
  const { gelen: yol } = useParams();
  return (
    <CardPage title="Gelen Fatura" id={yol} missing={BELIRSIZ}>
      {(Id) => <GelenFaturaKaydi key={Id} Id={Id} />}
    </CardPage>
  );
}
