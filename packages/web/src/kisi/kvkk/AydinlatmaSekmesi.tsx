import type { AydinlatmaSurumu } from '@masabasi/core/kisi/kvkk/contract';
import { ACIK_AYDINLATMA, type AydinlatmaKime, yerTutuculariYaz } from '@masabasi/core/kisi/kvkk/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import IconFileText from '~icons/tabler/file-text';
import IconPencil from '~icons/tabler/pencil';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';

const AydinlatmaDuzenleDialog = onDemand(() => import('./AydinlatmaDuzenleDialog.tsx'));
const AydinlatmaOkuDialog = onDemand(() => import('./AydinlatmaOkuDialog.tsx'));
const SurumDialog = onDemand(() => import('./SurumDialog.tsx'));
const OkuyanlarDialog = onDemand(() => import('./OkuyanlarDialog.tsx'));

const OKUYAN = {
  key: 'Okuyan',
  header: 'Okuyan',
  width: '88px',
  align: 'right',
  renderCell: (r: AydinlatmaSurumu) => r.Okuyan,
} as const;

type Acik = { readonly ne: 'duzenle' | 'oku' | 'okuyanlar'; readonly surum: AydinlatmaSurumu };

/** A notice: its valid text and its versions. For the staff notice, also the readers. */
export function AydinlatmaSekmesi({ kime }: { readonly kime: AydinlatmaKime }) {
  const sorgu = useEndpoint(oda.aydinlatmaSurumleri, { Kime: kime }, { refetchOnMount: 'always' });
  const calisan = kime === 'calisan';
  const [acik, setAcik] = useState<Acik | null>(null);
  const kapat = () => setAcik(null);
  const guncel = sorgu.data?.surumler[0];
  return (
    <Stack gap={16}>
      <Panel title="Versiyonlar">
        <Table
          label="Aydınlatma metninin versiyonları"
          rows={sorgu.data?.surumler}
          rowKey={(r) => r.Surum}
          error={sorgu.error}
          onRetry={() => void sorgu.refetch()}
          empty="Aydınlatma metni yok."
          columns={[
            {
              key: 'Surum',
              header: 'Versiyon',
              width: '88px',
              renderCell: (r) => <span className="tnum">{r.Surum}</span>,
            },
            { key: 'Zaman', header: 'Yayınlanma', width: '160px', nowrap: true, renderCell: (r) => zamanYaz(r.Zaman) },
            { key: 'Yazan', header: 'Yazan', renderCell: (r) => r.Yazan ?? 'Hazır metin' },
            ...(calisan ? [OKUYAN] : []),
            {
              key: 'eylem',
              header: 'İşlemler',
              width: '96px',
              actions: true,
              renderCell: (r) => (
                <>
                  {calisan && (
                    <ActionIcon
                      aria-label={`Okuyanlar: versiyon ${r.Surum}`}
                      title="Okuyanlar"
                      onClick={() => setAcik({ ne: 'okuyanlar', surum: r })}
                    >
                      <IconUsers size={17} aria-hidden />
                    </ActionIcon>
                  )}
                  <ActionIcon
                    aria-label={`Metni oku: versiyon ${r.Surum}`}
                    title="Metni oku"
                    onClick={() => setAcik({ ne: 'oku', surum: r })}
                  >
                    <IconFileText size={17} aria-hidden />
                  </ActionIcon>
                </>
              ),
            },
          ]}
        />
      </Panel>
      <Panel
        title="Yürürlükteki Metin"
        padded
        actions={
          guncel && (
            <Button
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setAcik({ ne: 'duzenle', surum: guncel })}
            >
              Yeni Versiyon Yaz
            </Button>
          )
        }
      >
        {!calisan && (
          <Text mb={12} c="dimmed">
            Web formundan bağlantı verilir; herkes{' '}
            <a href={ACIK_AYDINLATMA} target="_blank" rel="noopener noreferrer">
              şu adreste
            </a>{' '}
            okur.
          </Text>
        )}
        <Read of={sorgu} rows={8} compact>
          {({ degerler }) => guncel && <AydinlatmaMetni metin={yerTutuculariYaz(guncel.Metin, degerler)} />}
        </Read>
      </Panel>
      {acik?.ne === 'duzenle' && sorgu.data && (
        <AydinlatmaDuzenleDialog kime={kime} surum={acik.surum} degerler={sorgu.data.degerler} onClose={kapat} />
      )}
      {acik?.ne === 'oku' && calisan && <AydinlatmaOkuDialog surum={acik.surum.Surum} onClose={kapat} />}
      {acik?.ne === 'oku' && !calisan && sorgu.data && (
        <SurumDialog surum={acik.surum} degerler={sorgu.data.degerler} onClose={kapat} />
      )}
      {acik?.ne === 'okuyanlar' && <OkuyanlarDialog surum={acik.surum.Surum} onClose={kapat} />}
    </Stack>
  );
}
