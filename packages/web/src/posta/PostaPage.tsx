import { posta, type PostaSatiri } from '@masabasi/core/posta/contract';
import { zamanYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle, IconMail, IconPencilPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useEndpoint } from '../api.ts';
import DeniedPage from '../layout/DeniedPage.tsx';
import { useYetkiVar } from '../oturum.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Table } from '../ui/Table.tsx';
import { PostaDurumu } from './PostaDurumu.tsx';
import css from './PostaPage.module.css';

const PostaDialog = lazy(() => import('./PostaDialog.tsx'));
const PostaGonderDialog = lazy(() => import('./PostaGonderDialog.tsx'));

/** The outbox: what the product sent or wants to send by mail. */
export default function PostaPage() {
  const liste = useEndpoint(posta.getGidenPosta, {});
  const gonderebilir = useYetkiVar(YETKI.postaGonder);
  const [acik, setAcik] = useState<PostaSatiri | 'yeni' | null>(null);
  if (liste.error?.status === 403) return <DeniedPage />;

  return (
    <>
      <PageHeader
        title="Giden Posta"
        text="Sistemin gönderdiği ve göndermeyi beklediği son 500 e-posta."
        actions={
          gonderebilir && (
            <Button leftSection={<IconPencilPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
              E-posta Yaz
            </Button>
          )
        }
      />
      {liste.data && (
        <Notice
          tone={liste.data.smtp ? 'ok' : 'warn'}
          icon={liste.data.smtp ? <IconCircleCheck /> : <IconInfoCircle />}
        >
          {liste.data.smtp
            ? 'E-posta sunucusu (SMTP) tanımlı; bekleyenler sırayla gönderilir.'
            : 'E-posta sunucusu (SMTP) tanımlı değil: e-postalar burada birikir, kimseye gönderilmez. Sunucu tanımlanınca bekleyenler gönderilir.'}
        </Notice>
      )}
      <Panel>
        <Table
          label="Giden posta"
          rows={liste.data?.postalar}
          rowKey={(p) => p.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty={
            <EmptyState
              icon={<IconMail size={28} stroke={1.5} />}
              title="Giden posta kutusu boş."
              text="Sistem bir e-posta hazırladığında burada görünür."
            />
          }
          columns={[
            {
              key: 'Konu',
              header: 'Konu',
              renderCell: (p) => (
                <button type="button" className={css.konu} onClick={() => setAcik(p)}>
                  {p.Konu}
                </button>
              ),
            },
            { key: 'Alici', header: 'Alıcı', width: '260px', renderCell: (p) => p.Alici },
            { key: 'Durum', header: 'Durum', width: '130px', renderCell: (p) => <PostaDurumu durum={p.Durum} /> },
            {
              key: 'CreateDateTime',
              header: 'Yazıldı',
              width: '160px',
              nowrap: true,
              renderCell: (p) => zamanYaz(p.CreateDateTime),
            },
            {
              key: 'GonderimZamani',
              header: 'Gönderildi',
              width: '160px',
              renderCell: (p) => (p.GonderimZamani ? zamanYaz(p.GonderimZamani) : '–'),
            },
          ]}
        />
      </Panel>
      <Suspense fallback={null}>
        {acik === 'yeni' && <PostaGonderDialog onClose={() => setAcik(null)} />}
        {acik !== null && acik !== 'yeni' && <PostaDialog posta={acik} onClose={() => setAcik(null)} />}
      </Suspense>
    </>
  );
}
