import type { GelenFatura } from '@masabasi/core/mali/fatura/contract';
import { GELEN_DOSYA_SINIRI, GELEN_SEKMELERI, kalanYanitGunu } from '@masabasi/core/mali/fatura/gelen';
import { GELEN_LISTESI } from '@masabasi/core/mali/fatura/liste';
import { FATURA_SEKMELERI } from '@masabasi/core/mali/fatura/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconFileImport from '~icons/tabler/file-import';
import IconInbox from '~icons/tabler/inbox';
import IconRefresh from '~icons/tabler/refresh';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { dosyaIcerigi } from './dosyaIcerigi.ts';
import { gelenYolu } from './gelenYolu.ts';
import { GelenYanitEtiketi } from './GelenYanitEtiketi.tsx';

const GelenFaturaKaydi = onDemand(() => import('./GelenFaturaKaydi.tsx'));

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<GelenFatura>[] => [
  {
    id: 'No',
    header: 'Fatura No',
    width: '160px',
    nowrap: true,
    card: 'title',
    value: (f) => f.No,
    renderCell: (f) => (
      <RecordLink to={gelenYolu(f.Id)} onOpen={() => ac(f.Id)}>
        {f.No}
      </RecordLink>
    ),
  },
  {
    id: 'Tarih',
    header: 'Tarih',
    width: '108px',
    nowrap: true,
    card: 'line',
    value: (f) => f.Tarih,
    renderCell: (f) => tarihYaz(f.Tarih),
  },
  { id: 'Gonderen', header: 'Gönderen', fill: true, card: 'line', value: (f) => f.Gonderen },
  { id: 'GonderenNo', header: 'Vergi No', spare: true, value: (f) => f.GonderenNo },
  {
    id: 'Odenecek',
    header: 'Ödenecek',
    nowrap: true,
    align: 'right',
    card: 'line',
    value: (f) => f.Odenecek,
    renderCell: (f) => <span className="tnum">{paraYaz(f.Odenecek, f.ParaBirimi)}</span>,
  },
  {
    id: 'SonGun',
    header: 'Kalan Süre',
    nowrap: true,
    card: 'line',
    value: (f) => f.SonGun,
    renderCell: (f) => kalanYanitGunu(f, istanbulGunu(simdi())),
  },
  {
    id: 'Aykiri',
    header: 'Denetim',
    spare: true,
    value: (f) => (f.Aykiri === 0 ? 'Uygun' : `${f.Aykiri} aykırılık`),
  },
  {
    id: 'Yanit',
    header: 'Yanıt',
    card: 'chip',
    value: (f) => f.YanitAdi,
    renderCell: (f) => <GelenYanitEtiketi yanit={f.Yanit} />,
  },
  {
    id: 'Gelis',
    header: 'Geliş',
    width: '140px',
    nowrap: true,
    initiallyHidden: true,
    value: (f) => f.Gelis,
    renderCell: (f) => zamanYaz(f.Gelis),
  },
];

/** Incoming invoices: fetched from the integrator or loaded from files, and answered. */
export function GelenFaturalar() {
  const git = useNavigate();
  const isler = useYetkiVar(YETKI.faturaKes);
  const [okunamayan, setOkunamayan] = useState<readonly string[]>([]);
  const liste = useListe(oda.getGelenList, GELEN_LISTESI);
  const { acik, ac, peek } = useListedenKayit('gelenfatura', liste.tablo.rows);
  const sutunlar = useMemo(() => sutunlari(ac), [ac]);
  const al = useAction(oda.gelenAl, {
    onSuccess: () => bildir({ baslik: 'Gelenler entegratörden alınıyor', tur: 'success', sure: 3000 }),
  });
  const yukle = useAction(oda.gelenYukle, {
    onSuccess: ({ Yeni, Eski, okunamayan: kalan }) => {
      setOkunamayan(kalan);
      bildir({
        baslik: Yeni > 0 ? `${sayiYaz(Yeni)} fatura yüklendi` : 'Yeni fatura yok',
        ...(Eski > 0 && { metin: `${sayiYaz(Eski)} fatura zaten yüklüydü` }),
        tur: 'success',
        sure: 3000,
      });
    },
  });
  const secildi = async (dosya: File) => {
    if (dosya.size > GELEN_DOSYA_SINIRI) {
      setOkunamayan([`${dosya.name}: dosya en çok 4 MB olabilir.`]);
      return;
    }
    setOkunamayan([]);
    yukle.mutate({ Dosya: dosya.name.slice(-200), Icerik: await dosyaIcerigi(dosya) });
  };
  const gelenler = (
    <Panel>
      <DataGrid
        name="gelenFatura"
        label="Gelen faturalar"
        columns={sutunlar}
        list={liste.tablo}
        rowKey={(f) => f.Id}
        rowName={(f) => `${f.No} ${f.Gonderen}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onOpen={(f) => ac(f.Id)}
        empty={{
          icon: <IconInbox size={32} stroke={1.5} />,
          title: 'Gelen Fatura Yok.',
          text: isler
            ? '‘Entegratörden Al’ ile alabilir ya da elinizdeki XML’i, ZIP’i yükleyebilirsiniz.'
            : 'Bu bölümde fatura yok.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader
        title="Gelen Faturalar"
        text="Başkalarının firmanıza kestiği faturalar; ticari olanlar süresi içinde yanıtlanır."
        actions={
          isler && (
            <>
              {liste.veri?.alinir && (
                <Button
                  variant="default"
                  leftSection={<IconRefresh size={16} aria-hidden />}
                  loading={al.isPending}
                  onClick={() => al.mutate({})}
                >
                  Entegratörden Al
                </Button>
              )}
              <FileButton
                label="Gelen faturanın XML ya da ZIP dosyası"
                accept=".xml,.zip,application/xml,text/xml,application/zip"
                icon={<IconFileImport size={16} aria-hidden />}
                loading={yukle.isPending}
                onFile={(dosya) => void secildi(dosya)}
              >
                Dosya Yükle
              </FileButton>
            </>
          )
        }
      />
      {okunamayan.map((cumle) => (
        <Notice key={cumle} tone="warn" icon={<IconAlertTriangle size={18} />}>
          {cumle}
        </Notice>
      ))}
      {liste.veri?.alinamayanlar.map((a) => (
        <Notice key={a.Ettn} tone="warn" icon={<IconAlertTriangle size={18} />}>
          {`${zamanYaz(a.Zaman)} · Entegratörün getirdiği ${a.Ettn} ETTN’li belge alınmadı: ${a.Neden}`}
        </Notice>
      ))}
      <Tabs
        label="Fatura bölümleri"
        value="gelen"
        onChange={(sekme) => void git(`/mali/efatura?sekme=${sekme}`)}
        tabs={[
          ...Object.entries(FATURA_SEKMELERI).map(([value, label]) => ({ value, label, content: null })),
          {
            value: 'gelen',
            label: 'Gelen',
            content: (
              <Tabs
                label="Gelenlerin bölümleri"
                value={liste.gorunum.GelenSekme}
                onChange={(s) => liste.suz({ GelenSekme: s as keyof typeof GELEN_SEKMELERI })}
                tabs={Object.entries(GELEN_SEKMELERI).map(([value, label]) => ({ value, label, content: gelenler }))}
              />
            ),
          },
        ]}
      />
      {acik !== null && <GelenFaturaKaydi key={acik} Id={acik} peek={peek} />}
    </>
  );
}
