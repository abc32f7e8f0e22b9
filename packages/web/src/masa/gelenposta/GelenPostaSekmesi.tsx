import type { GelenKutusu, GelenPostaSatiri } from '@masabasi/core/masa/gelenposta/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconMail from '~icons/tabler/mail';
import { useState } from 'react';
import { gelenposta as oda } from '../../calls/gelenposta.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { GelenPostaTuruEtiketi } from './GelenPostaTuruEtiketi.tsx';

const GelenPostaDialog = onDemand(() => import('./GelenPostaDialog.tsx'));

function KutuHali({ kutu }: { readonly kutu: GelenKutusu | null }) {
  if (kutu === null)
    return (
      <Notice tone="warn" icon={<IconInfoCircle />}>
        Posta kutusu (IMAP) tanımlı değil: destek adresine yazılanlar burada görünmez, isteğe dönüşmez.
      </Notice>
    );
  if (kutu.Hata !== null)
    return (
      <Notice tone="danger" icon={<IconAlertTriangle />}>
        {`${kutu.Ad}: ${kutu.Hata}. Yeniden denenir; o arada gelenler posta kutusunda bekler.`}
      </Notice>
    );
  return (
    <Notice tone="ok" icon={<IconCircleCheck />}>
      {kutu.Okuma === null
        ? `${kutu.Ad} tanımlı; ilk okuma birazdan yapılır.`
        : `${kutu.Ad} en son ${zamanYaz(kutu.Okuma)} okundu. Yeni e-postalar istek olur ya da konusuna eklenir.`}
    </Notice>
  );
}

/** Mail to the support address, and the outcome of each. */
export function GelenPostaSekmesi() {
  const liste = useEndpoint(oda.getGelenPosta, {});
  const [acik, setAcik] = useState<GelenPostaSatiri | null>(null);
  return (
    <>
      {liste.data && <KutuHali kutu={liste.data.kutu} />}
      <Panel>
        <Table
          label="Gelen posta"
          rows={liste.data?.postalar}
          rowKey={(p) => p.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty={
            <EmptyState
              icon={<IconMail size={28} stroke={1.5} />}
              title="Gelen posta yok."
              text="Destek adresine bir e-posta geldiğinde burada görünür."
            />
          }
          columns={[
            {
              key: 'Konu',
              header: 'Konu',
              renderCell: (p) => <OpenButton onClick={() => setAcik(p)}>{p.Konu || 'Konusuz'}</OpenButton>,
            },
            { key: 'Gonderen', header: 'Gönderen', width: '260px', renderCell: (p) => p.GonderenAdi || p.Gonderen },
            { key: 'Tur', header: 'Ne oldu', width: '170px', renderCell: (p) => <GelenPostaTuruEtiketi tur={p.Tur} /> },
            { key: 'No', header: 'Kayıt', width: '110px', nowrap: true, renderCell: (p) => p.No ?? '–' },
            {
              key: 'CreateDateTime',
              header: 'Geldi',
              width: '160px',
              nowrap: true,
              renderCell: (p) => zamanYaz(p.CreateDateTime),
            },
          ]}
        />
      </Panel>
      {acik !== null && <GelenPostaDialog Id={acik.Id} uc="getGelenPostaDetay" onClose={() => setAcik(null)} />}
    </>
  );
}
