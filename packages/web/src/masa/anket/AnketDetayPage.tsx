import { ANKET_OLAYLARI } from '@masabasi/core/masa/anket/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Button, Stack } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import IconSettings from '~icons/tabler/settings';
import { useState } from 'react';
import { useParams } from 'react-router';
import { anket as oda } from '../../calls/anket.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AnketSurumleri } from './AnketSurumleri.tsx';
import { AnketYazimi } from './AnketYazimi.tsx';

const AnketDialog = onDemand(() => import('./AnketDialog.tsx'));

const BASLIK = 'Anket';
const BELIRSIZ = {
  title: 'Hangi anket olduğu belli değil.',
  text: 'Anket listesinden birini seçiniz.',
  list: 'Anket Tasarımı',
  path: SAYFA.anket[0],
};

/** The page of the survey in the path. */
export default function AnketDetayPage() {
  const { anket: yol } = useParams();
  return (
    <CardPage title={BASLIK} id={yol} missing={BELIRSIZ}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

function Kart({ Id }: { readonly Id: number }) {
  const detay = useEndpoint(oda.anketDetay, { Id }, { refetchOnMount: 'always' });
  if (detay.error?.status === 403) return <DeniedPage />;
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  return <Anket detay={detay.data} />;
}

/** One line: the product, the time of asking, the published version. */
function ozeti({ anket: a }: Basari<typeof oda.anketDetay>): string {
  return [
    a.Proje ?? 'Bütün ürünler',
    a.Olay === null ? 'yalnız elle sorulur' : `${kucuk(ANKET_OLAYLARI[a.Olay])} sonrası sorulur`,
    a.YayinNo === null ? 'henüz yayınlanmadı' : `${a.YayinNo}. versiyon yayında`,
    ...(a.Aktif === 1 ? [] : ['kullanımdan kaldırılmış']),
  ].join(', ');
}

function Anket({ detay }: { readonly detay: Basari<typeof oda.anketDetay> }) {
  const { anket: a, surumler, projeler } = detay;
  /** The version that this page edits: first from the server, then from its own last save. */
  const [surum, setSurum] = useState(a.Surum);
  const [tur, setTur] = useState(0);
  const [ayarlar, setAyarlar] = useState(false);
  return (
    <>
      <PageHeader
        title={a.Ad}
        text={ozeti(detay)}
        actions={
          <Button
            variant="default"
            leftSection={<IconSettings size={16} aria-hidden />}
            onClick={() => setAyarlar(true)}
          >
            Ayarlar
          </Button>
        }
      />
      <Stack gap={16}>
        <AnketYazimi
          key={tur}
          detay={detay}
          surum={surum}
          onWritten={setSurum}
          onRenew={(yeni) => {
            setSurum(yeni);
            setTur(tur + 1);
          }}
        />
        <Panel title="Versiyonlar" icon={<IconHistory />}>
          <AnketSurumleri Id={a.Id} surumler={surumler} />
        </Panel>
      </Stack>
      {ayarlar && (
        <AnketDialog
          satir={a}
          Surum={surum}
          projeler={projeler}
          onClose={() => setAyarlar(false)}
          onSaved={({ Surum }) => setSurum(Surum)}
        />
      )}
    </>
  );
}
