import type { BakisSatiri, SikayetSatiri } from '@masabasi/core/kisi/gozetim/contract';
import { SIKAYET_DURUM_ADLARI } from '@masabasi/core/kisi/gozetim/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Stack } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconEye from '~icons/tabler/eye';
import IconFlag from '~icons/tabler/flag';
import { useState } from 'react';
import { gozetim as oda } from '../../calls/gozetim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const SikayetDialog = onDemand(() => import('./SikayetDialog.tsx'));
const KonusmayaBakDialog = onDemand(() => import('./KonusmayaBakDialog.tsx'));
const BakisDialog = onDemand(() => import('./BakisDialog.tsx'));

const TONLAR = { acik: 'warn', uygunsuz: 'danger', sorunsuz: 'ok' } as const;

type Acik =
  | { readonly tur: 'sikayet'; readonly sikayet: SikayetSatiri }
  | { readonly tur: 'bak' }
  | { readonly tur: 'bakis'; readonly Id: number };

/** Reported messages, and inspections of conversations with their reasons. */
export default function GozetimPaneli({ onKapat }: { readonly onKapat: () => void }) {
  const [acik, setAcik] = useState<Acik | null>(null);
  const sikayetler = useEndpoint(oda.sikayetListesi, {});
  const bakislar = useEndpoint(oda.bakisListesi, {});
  const kapat = () => setAcik(null);
  return (
    <>
      <PageHeader
        title="Yazışmanın Gözetimi"
        text="Bildirilen mesajlar ve sebebiyle bakılan konuşmalar. Her bakış denetime yazılır, konuşmadakilere söylenir."
        actions={
          <>
            <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onKapat}>
              Yazışma
            </Button>
            <Button leftSection={<IconEye size={16} aria-hidden />} onClick={() => setAcik({ tur: 'bak' })}>
              Konuşmaya Bak
            </Button>
          </>
        }
      />
      <Stack gap={16}>
        <Panel title="Bildirilen Mesajlar" icon={<IconFlag />}>
          <Table<SikayetSatiri>
            label="Bildirilen mesajlar"
            rows={sikayetler.data?.sikayetler}
            rowKey={(s) => s.Id}
            error={sikayetler.error}
            onRetry={() => void sikayetler.refetch()}
            empty={<EmptyState compact title="Bildirilen mesaj yok." text="Bildirilen mesajlar burada karar bekler." />}
            columns={[
              {
                key: 'Metin',
                header: 'Mesaj',
                renderCell: (s) => (
                  <TwoLines
                    top={<OpenButton onClick={() => setAcik({ tur: 'sikayet', sikayet: s })}>{s.Metin}</OpenButton>}
                    bottom={`${s.Yazan}, ${s.Konusma}`}
                  />
                ),
              },
              {
                key: 'Sebep',
                header: 'Neden bildirildi',
                width: '32%',
                renderCell: (s) => <TwoLines top={s.Sebep} bottom={`${s.Bildiren}, ${zamanYaz(s.Zaman)}`} />,
              },
              {
                key: 'Durum',
                header: 'Karar',
                width: '168px',
                renderCell: (s) => <Chip tone={TONLAR[s.DurumAnahtar]}>{SIKAYET_DURUM_ADLARI[s.DurumAnahtar]}</Chip>,
              },
            ]}
          />
        </Panel>
        <Panel title="Bakışlar" icon={<IconEye />}>
          <Table<BakisSatiri>
            label="Konuşmalara bakışlar"
            rows={bakislar.data?.bakislar}
            rowKey={(b) => b.Id}
            error={bakislar.error}
            onRetry={() => void bakislar.refetch()}
            empty={<EmptyState compact title="Hiçbir konuşmaya bakılmadı." text="Kimin neden baktığı burada durur." />}
            columns={[
              {
                key: 'Konusma',
                header: 'Konuşma',
                renderCell: (b) => (
                  <TwoLines
                    top={
                      b.Acik ? (
                        <OpenButton onClick={() => setAcik({ tur: 'bakis', Id: b.Id })}>{b.Konusma}</OpenButton>
                      ) : (
                        b.Konusma
                      )
                    }
                    bottom={`${tarihYaz(b.Baslangic)} – ${tarihYaz(b.Bitis)}`}
                  />
                ),
              },
              { key: 'Sebep', header: 'Sebep', width: '40%', renderCell: (b) => b.Sebep },
              {
                key: 'Bakan',
                header: 'Bakan',
                width: '192px',
                renderCell: (b) => <TwoLines top={b.Bakan} bottom={zamanYaz(b.Zaman)} />,
              },
            ]}
          />
        </Panel>
      </Stack>
      {acik?.tur === 'sikayet' && <SikayetDialog s={acik.sikayet} onClose={kapat} />}
      {acik?.tur === 'bak' && <KonusmayaBakDialog onClose={kapat} onBakildi={(Id) => setAcik({ tur: 'bakis', Id })} />}
      {acik?.tur === 'bakis' && <BakisDialog Id={acik.Id} onClose={kapat} />}
    </>
  );
}
