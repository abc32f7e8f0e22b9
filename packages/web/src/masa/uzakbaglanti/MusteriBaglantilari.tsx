import { ayEkle, ayYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { useMemo, useState } from 'react';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { BaglantiIslemleri, type Dugmeler } from './BaglantiIslemleri.tsx';
import { baglantiSutunlari } from './BaglantiTablosu.tsx';

const BaglantiBaslatDialog = onDemand(() => import('./BaglantiBaslatDialog.tsx'));

/** Latest connections shown on the card. The log has all of them. */
const EN_COK = 15;
/** Months offered as a spreadsheet, starting with the present one. */
const AY_SAYISI = 6;

export function MusteriBaglantilari({ musteri }: { readonly musteri: { readonly Id: number; readonly Ad: string } }) {
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const [yeni, setYeni] = useState(false);
  const dokum = useAction(oda.baglantiAyDokumu, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const buAy = `${istanbulGunu(simdi()).slice(0, 7)}-01`;
  const aylar = Array.from({ length: AY_SAYISI }, (_, i) => ayEkle(buAy, -i).slice(0, 7));
  return (
    <Panel
      title="Bağlantılar"
      icon={<IconPlugConnected />}
      wide
      actions={
        <>
          {aktarir && (
            <Menu
              label="Aylık döküm"
              button={<IconDownload size={18} aria-hidden />}
              look="framed"
              disabled={dokum.isPending}
              items={aylar.map((ay) => ({
                label: `${ayYaz(ay)} dökümü`,
                onClick: () => dokum.mutate({ MusteriId: musteri.Id, ay }),
              }))}
            />
          )}
          <Button
            variant="default"
            leftSection={<IconPlugConnected size={16} aria-hidden />}
            onClick={() => setYeni(true)}
          >
            Bağlantı Başlat
          </Button>
        </>
      }
    >
      <BaglantiIslemleri>{(dugmeler) => <Liste musteriId={musteri.Id} dugmeler={dugmeler} />}</BaglantiIslemleri>
      {yeni && <BaglantiBaslatDialog musteri={musteri} onClose={() => setYeni(false)} />}
    </Panel>
  );
}

function Liste({ musteriId, dugmeler }: { readonly musteriId: number; readonly dugmeler: Dugmeler }) {
  const liste = useEndpoint(oda.getBaglantiList, { MusteriId: musteriId, adet: EN_COK }, { refetchOnMount: 'always' });
  const columns = useMemo(
    () =>
      baglantiSutunlari(dugmeler, true)
        .filter((s) => !s.initiallyHidden)
        .map(({ id, ...s }) => ({ ...s, key: id })),
    [dugmeler],
  );
  return (
    <Table
      label="Müşterinin bağlantıları"
      columns={columns}
      rows={liste.data?.baglantilist}
      rowKey={(b) => b.Id}
      error={liste.error}
      onRetry={() => void liste.refetch()}
      empty={<EmptyState compact title="Bağlantı yapılmamış." />}
    />
  );
}
