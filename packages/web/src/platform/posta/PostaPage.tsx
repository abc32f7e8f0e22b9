import type { PostaSatiri } from '@masabasi/core/platform/posta/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconMail from '~icons/tabler/mail';
import IconPencilPlus from '~icons/tabler/pencil-plus';
import { useState } from 'react';
import { posta } from '../../calls/posta.ts';
import { useAdres } from '../list/adres.ts';
import { useEndpoint } from '../call/api.ts';
import { GelenPostaSekmesi } from '../../masa/gelenposta/GelenPostaSekmesi.tsx';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { useYetkiVar } from '../session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { PostaDurumu } from './PostaDurumu.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const PostaDialog = onDemand(() => import('./PostaDialog.tsx'));
const PostaGonderDialog = onDemand(() => import('./PostaGonderDialog.tsx'));

/** Outgoing mail, sent or waiting. */
function GidenPosta() {
  const liste = useEndpoint(posta.getGidenPosta, {});
  const [acik, setAcik] = useState<PostaSatiri | null>(null);
  return (
    <>
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
                <LinkButton fw={500} onClick={() => setAcik(p)}>
                  {p.Konu}
                </LinkButton>
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
      {acik !== null && <PostaDialog posta={acik} onClose={() => setAcik(null)} />}
    </>
  );
}

const SEKMELER = [
  {
    value: 'giden',
    label: 'Giden',
    baslik: 'Giden Posta',
    metin: 'Sistemin gönderdiği ve göndermeyi beklediği son 500 e-posta.',
    content: <GidenPosta />,
  },
  {
    value: 'gelen',
    label: 'Gelen',
    baslik: 'Gelen Posta',
    metin: 'Destek adresine gelen son 500 e-posta ve her birinin ne olduğu.',
    content: <GelenPostaSekmesi />,
  },
] as const;

/** Outgoing and incoming mail. */
export default function PostaPage() {
  const { error } = useEndpoint(posta.getGidenPosta, {});
  const gonderebilir = useYetkiVar(YETKI.postaGonder);
  const [ayar, setAyar] = useAdres();
  const [yaziliyor, setYaziliyor] = useState(false);
  if (error?.status === 403) return <DeniedPage />;
  const sekme = SEKMELER.find((s) => s.value === ayar.get('sekme')) ?? SEKMELER[0];
  return (
    <>
      <PageHeader
        title={sekme.baslik}
        text={sekme.metin}
        actions={
          gonderebilir && (
            <Button leftSection={<IconPencilPlus size={16} aria-hidden />} onClick={() => setYaziliyor(true)}>
              E-posta Yaz
            </Button>
          )
        }
      />
      <Tabs
        label="E-postalar"
        tabs={SEKMELER}
        value={sekme.value}
        onChange={(v) => setAyar(v === 'giden' ? {} : { sekme: v }, { replace: true })}
      />
      {yaziliyor && <PostaGonderDialog onClose={() => setYaziliyor(false)} />}
    </>
  );
}
