import type { FaturaSatiri } from '@masabasi/core/mali/fatura/contract';
import { GONDERIM_ADLARI } from '@masabasi/core/mali/fatura/gonderim';
import { FATURA_LISTESI } from '@masabasi/core/mali/fatura/liste';
import {
  FATURA_SEKMELERI,
  faturaGecikti,
  type FaturaSekmesi,
  type FaturaTuru,
  TIP_ADLARI,
} from '@masabasi/core/mali/fatura/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz, toplamYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconInvoice from '~icons/tabler/invoice';
import IconPlus from '~icons/tabler/plus';
import IconSettings from '~icons/tabler/settings';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { useListe } from '../../platform/list/liste.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { GonderimEtiketi } from './GonderimEtiketi.tsx';
import { FaturaDurumEtiketi } from './FaturaDurumEtiketi.tsx';

const FaturaYeniDialog = onDemand(() => import('./FaturaYeniDialog.tsx'));
const FaturaAyarDialog = onDemand(() => import('./FaturaAyarDialog.tsx'));

const SAYFALAR: Readonly<Record<FaturaTuru, { yol: string; baslik: string; metin: string }>> = {
  efatura: {
    yol: '/mali/efatura',
    baslik: 'e-Fatura',
    metin: 'e-Fatura mükellefi müşterilere kesilen faturalar.',
  },
  earsiv: { yol: '/mali/afatura', baslik: 'e-Arşiv Fatura', metin: 'Öteki müşterilere kesilen e-Arşiv faturalar.' },
};

const sutunlari = (yol: string): readonly GridColumn<FaturaSatiri>[] => [
  {
    id: 'No',
    header: 'Fatura No',
    width: '160px',
    nowrap: true,
    card: 'title',
    value: (f) => f.No,
    renderCell: (f) => <Link to={`${yol}/${f.Id}`}>{f.No ?? 'Taslak'}</Link>,
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
  {
    id: 'Musteri',
    header: 'Müşteri',
    fill: true,
    card: 'line',
    value: (f) => f.Musteri,
    renderCell: (f) => <MusteriBagi Id={f.MusteriId} ad={f.Musteri} />,
  },
  { id: 'Proje', header: 'Ürün', width: '14%', initiallyHidden: true, value: (f) => f.Proje },
  { id: 'Tip', header: 'Tip', width: '92px', spare: 'wide', value: (f) => TIP_ADLARI[f.Tip] },
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
    id: 'Kalan',
    header: 'Kalan',
    nowrap: true,
    align: 'right',
    value: (f) => f.Kalan,
    renderCell: (f) => f.Kalan > 0 && <span className="tnum">{paraYaz(f.Kalan, f.ParaBirimi)}</span>,
  },
  {
    id: 'Vade',
    header: 'Vade',
    width: '108px',
    nowrap: true,
    spare: true,
    value: (f) => f.Vade,
    renderCell: (f) =>
      f.Vade &&
      (faturaGecikti(f, istanbulGunu(simdi())) ? (
        <span className="danger" title="Vadesi geçti">
          {tarihYaz(f.Vade)}
          <span className="visually-hidden">, vadesi geçti</span>
        </span>
      ) : (
        tarihYaz(f.Vade)
      )),
  },
  {
    id: 'Durum',
    header: 'Durum',
    card: 'chip',
    value: (f) => f.Durum,
    renderCell: (f) => <FaturaDurumEtiketi durum={f.DurumAnahtar} ad={f.Durum} />,
  },
  {
    id: 'Gonderim',
    header: 'Gönderim',
    spare: true,
    value: (f) => f.Gonderim && GONDERIM_ADLARI[f.Gonderim],
    renderCell: (f) => f.Gonderim && <GonderimEtiketi durum={f.Gonderim} />,
  },
  {
    id: 'Matrah',
    header: 'Matrah',
    width: '132px',
    align: 'right',
    initiallyHidden: true,
    value: (f) => paraYaz(f.Matrah, f.ParaBirimi),
  },
  {
    id: 'Kdv',
    header: 'KDV',
    width: '120px',
    align: 'right',
    initiallyHidden: true,
    value: (f) => paraYaz(f.Kdv, f.ParaBirimi),
  },
];

/** Invoices of one kind with their totals, open and overdue amounts. */
export function FaturaListesi({ tur }: { readonly tur: FaturaTuru }) {
  const git = useNavigate();
  const { yol, baslik, metin } = SAYFALAR[tur];
  const keser = useYetkiVar(YETKI.faturaKes);
  const ayarlar = useYetkiVar(YETKI.faturaAyarla);
  const [acik, setAcik] = useState<'yeni' | 'ayar' | null>(null);
  useYeniIstegi(() => setAcik(keser ? 'yeni' : null));
  const liste = useListe(oda.getFaturaList, FATURA_LISTESI, { ait: { Tur: tur } });
  const sutunlar = useMemo(() => sutunlari(yol), [yol]);
  const ozet = liste.veri?.ozet;
  const toplami = (alan: 'Odenecek' | 'Kalan' | 'Gecikmis') =>
    ozet && (toplamYaz(ozet.map((o) => [o.ParaBirimi, o[alan]])) || paraYaz(kurus(0), 'TRY'));
  return (
    <>
      <PageHeader
        title={baslik}
        text={metin}
        actions={
          <>
            {ayarlar && (
              <Button
                variant="default"
                leftSection={<IconSettings size={16} aria-hidden />}
                onClick={() => setAcik('ayar')}
              >
                Fatura Ayarları
              </Button>
            )}
            {keser && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
                Yeni Fatura
              </Button>
            )}
          </>
        }
      />
      <Tiles
        label="Bulunan faturaların toplamları"
        tiles={[
          { label: 'Kesilen Fatura', value: ozet && sayiYaz(ozet.reduce((t, o) => t + o.Adet, 0)) },
          { label: 'Toplam', value: toplami('Odenecek'), note: 'İadeler düşülmüş' },
          { label: 'Kalan', value: toplami('Kalan') },
          { label: 'Vadesi Geçen', value: toplami('Gecikmis') },
        ]}
      />
      <Tabs
        label="Fatura bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) =>
          sekme === 'gelen' ? void git(`${yol}?bolum=gelen`) : liste.suz({ sekme: sekme as FaturaSekmesi })
        }
        tabs={[...Object.entries(FATURA_SEKMELERI), ...(tur === 'efatura' ? [['gelen', 'Gelen'] as const] : [])].map(
          ([value, label]) => ({
            value,
            label,
            content: (
              <Panel>
                <DataGrid
                  name="fatura"
                  label={baslik}
                  columns={sutunlar}
                  list={liste.tablo}
                  rowKey={(f) => f.Id}
                  rowName={(f) => `${f.No ?? 'Taslak'} ${f.Musteri}`}
                  rowTone={(f) => (f.DurumAnahtar === 'iptal' || f.DurumAnahtar === 'vazgecildi' ? 'muted' : undefined)}
                  views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
                  onOpen={(f) => void git(`${yol}/${f.Id}`)}
                  empty={{
                    icon: <IconInvoice size={32} stroke={1.5} />,
                    title: 'Kayıt Bulunamadı.',
                    text: keser
                      ? '‘Yeni Fatura’ ile ya da lisansın penceresinden ‘Fatura Hazırla’ ile başlayabilirsiniz.'
                      : 'Bu bölümde fatura yok.',
                  }}
                />
              </Panel>
            ),
          }),
        )}
      />
      {acik === 'yeni' && <FaturaYeniDialog onClose={() => setAcik(null)} />}
      {acik === 'ayar' && <FaturaAyarDialog onClose={() => setAcik(null)} />}
    </>
  );
}
