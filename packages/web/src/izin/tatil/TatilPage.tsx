import type { Etkilenen, TatilSatiri } from '@masabasi/core/izin/tatil/contract';
import { haftaGunu, istanbulGunu, tarihYaz, uzunTarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconCalendarOff from '~icons/tabler/calendar-off';
import IconCalendarPlus from '~icons/tabler/calendar-plus';
import IconPlus from '~icons/tabler/plus';
import { useMemo, useState } from 'react';
import { tatil as oda } from '../../calls/tatil.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { actionColumn } from '../../ui/RowActions.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const TatilDialog = onDemand(() => import('./TatilDialog.tsx'));
const EtkilenenDialog = onDemand(() => import('./EtkilenenDialog.tsx'));

const HEPSI = '';
const SIRA = [{ id: 'Tarih', desc: false }];
const gunAdi = (t: string) => uzunTarihYaz(t).split(' ').at(-1) ?? '';

const SUTUNLAR: readonly GridColumn<TatilSatiri>[] = [
  { id: 'Tarih', header: 'Tarih', value: (t) => t.Tarih, text: (t) => tarihYaz(t.Tarih), nowrap: true, width: '140px' },
  { id: 'Gun', header: 'Gün', value: (t) => haftaGunu(t.Tarih), text: (t) => gunAdi(t.Tarih), width: '140px' },
  { id: 'Ad', header: 'Tatil', value: (t) => t.Ad, filter: 'text' },
  {
    id: 'GunSayi',
    header: 'Gün Sayısı',
    value: (t) => (t.GunSayi === '1' ? 1 : 0.5),
    text: (t) => t.GunSayi,
    align: 'right',
    width: '120px',
    filter: 'choice',
  },
];

/** Public holidays, which are deducted from leaves. A change first shows the future leaves that it affects. */
export default function TatilPage() {
  const liste = useEndpoint(oda.tatilList, {}, { refetchOnMount: 'always' });
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [yil, setYil] = useState(bugun.slice(0, 4));
  const [duzenlenen, setDuzenlenen] = useState<TatilSatiri | 'yeni' | null>(null);
  useYeniIstegi(() => setDuzenlenen('yeni'));
  const [etkilenenler, setEtkilenenler] = useState<readonly Etkilenen[]>([]);
  const { mutate: silGonder } = useAction(oda.tatilSil, {
    onSuccess: (cevap) => {
      bildir({ baslik: 'Tatil silindi', tur: 'success' });
      setEtkilenenler(cevap.etkilenenler);
    },
  });
  const cumartesi = useAction(oda.cumartesileriEkle, {
    onSuccess: (cevap) => {
      bildir({
        baslik: cevap.eklenen === 0 ? 'Eklenecek cumartesi yok' : `${cevap.eklenen} cumartesi eklendi`,
        tur: cevap.eklenen === 0 ? 'info' : 'success',
        sure: 3000,
      });
      setEtkilenenler(cevap.etkilenenler);
    },
  });
  const sutunlar = useMemo(() => {
    const silSor = async (t: TatilSatiri) => {
      const evet = await onayla({
        baslik: 'Tatili Sil',
        metin: `${tarihYaz(t.Tarih)} ${t.Ad}. Silmek istediğinize emin misiniz?`,
        onay: 'Sil',
        tehlikeli: true,
      });
      if (evet) silGonder({ Id: t.Id });
    };
    return [
      ...SUTUNLAR,
      actionColumn<TatilSatiri>((t) => ({
        name: `${tarihYaz(t.Tarih)} ${t.Ad}`,
        onEdit: () => setDuzenlenen(t),
        onDelete: () => void silSor(t),
      })),
    ];
  }, [silGonder]);
  const tatiller = liste.data?.tatiller;
  const yillar = useMemo(
    () => [...new Set([...(tatiller ?? []).map((t) => t.Tarih.slice(0, 4)), bugun.slice(0, 4)])].toSorted(),
    [tatiller, bugun],
  );
  const gorunen = useMemo(() => tatiller?.filter((t) => yil === HEPSI || t.Tarih.startsWith(yil)), [tatiller, yil]);
  if (liste.error?.status === 403) return <DeniedPage />;

  const cumartesiSor = async () => {
    const evet = await onayla({
      baslik: 'Cumartesileri Ekle',
      metin:
        'Cuma akşamı biten tatillerin ertesi cumartesileri tatil olarak eklenir (2429 sayılı Kanun m. 2/D). İş yerleri bunu farklı uygular; yalnızca sizde de böyleyse ekleyiniz.',
      onay: 'Ekle',
    });
    if (evet) cumartesi.mutate(yil === HEPSI ? {} : { yil: Number(yil) });
  };
  return (
    <>
      <PageHeader
        title="Resmi Tatiller"
        text="İzin sürelerinden düşülen günler. Yarım günler 0,5 sayılır."
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconCalendarPlus size={16} aria-hidden />}
              loading={cumartesi.isPending}
              onClick={() => void cumartesiSor()}
            >
              Cumartesileri Ekle
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDuzenlenen('yeni')}>
              Yeni Tatil
            </Button>
          </>
        }
      />
      <Panel>
        <DataGrid
          name="tatil"
          label="Resmi tatiller"
          columns={sutunlar}
          rows={gorunen}
          rowKey={(t) => t.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          initialSort={SIRA}
          rowTone={(t) => (t.Tarih < bugun ? 'muted' : undefined)}
          pageFilters={[
            {
              id: 'Yil',
              label: 'Yıl',
              all: 'Bütün yıllar',
              options: yillar.map((y) => ({ value: y, label: y })),
              value: yil,
              set: setYil,
            },
          ]}
          empty={{
            title: 'Bu yıl için tatil yok.',
            text: '‘Yeni Tatil’ ile ekleyebilirsiniz.',
            icon: <IconCalendarOff size={32} stroke={1.5} />,
          }}
        />
      </Panel>
      {duzenlenen !== null && (
        <TatilDialog
          satir={duzenlenen === 'yeni' ? null : duzenlenen}
          onSaved={setEtkilenenler}
          onClose={() => setDuzenlenen(null)}
        />
      )}
      {etkilenenler.length > 0 && <EtkilenenDialog etkilenenler={etkilenenler} onClose={() => setEtkilenenler([])} />}
    </>
  );
}
