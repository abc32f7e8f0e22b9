import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Suspense, lazy, useState } from 'react';
import { useParams } from 'react-router';
import { CardPage } from '../../ui/CardPage.tsx';
import MemnuniyetKaydi from './MemnuniyetKaydi.tsx';

const AnketAramaDialog = lazy(() => import('./AnketAramaDialog.tsx'));

const BELIRSIZ = {
  title: 'Hangi anket olduğu belli değil.',
  text: 'Listeden birini seçiniz.',
  list: 'Anket Yanıtları',
  path: SAYFA.memnuniyet[0],
};

/** The survey in the path. */
export default function MemnuniyetKaydiPage() {
  const { memnuniyet: yol } = useParams();
  const [aranan, setAranan] = useState<number | null>(null);
  return (
    <CardPage title="Memnuniyet Anketi" id={yol} missing={BELIRSIZ}>
      {(Id) => (
        <>
          <MemnuniyetKaydi key={Id} Id={Id} onAra={setAranan} />
          <Suspense fallback={null}>
            {aranan !== null && (
              <AnketAramaDialog key={aranan} Id={aranan} onAra={setAranan} onClose={() => setAranan(null)} />
            )}
          </Suspense>
        </>
      )}
    </CardPage>
  );
}
