import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { kalanYanitGunu } from '@masabasi/core/mali/fatura/gelen';
import { BIRIMLER } from '@masabasi/core/mali/fatura/kodlar';
import { belgeTutari } from '@masabasi/core/mali/fatura/olustur';
import {
  type FaturaSenaryosu,
  type FaturaTipi,
  fiyatYaz,
  ondalikYaz,
  SENARYO_ADLARI,
  TIP_ADLARI,
} from '@masabasi/core/mali/fatura/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconFileCode from '~icons/tabler/file-code';
import IconFileText from '~icons/tabler/file-text';
import { useState } from 'react';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useBen, useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import {
  type RecordAct,
  type RecordFact,
  type RecordFigure,
  type RecordPeek,
  RecordView,
} from '../../ui/RecordView.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { gelenYolu } from './gelenYolu.ts';
import { GelenYanitEtiketi } from './GelenYanitEtiketi.tsx';

const GelenRetDialog = onDemand(() => import('./GelenRetDialog.tsx'));

/** The integrator does not know an invoice that was loaded from a file. */
const BASKA_YOLDAN =
  'Bu fatura dosyadan yüklendi; buradan yanıt gönderilmez. Yanıtı GİB portalından ya da entegratörünüzden verdiyseniz burada yazınız; geri alınmaz.';

type Detay = Basari<typeof oda.getGelenDetay>;

function Icerik({ detay: { gelen: g, aykiriliklar, notlar, kalemler } }: { readonly detay: Detay }) {
  return (
    <>
      {aykiriliklar.map((a) => (
        <Notice key={a.Cumle} tone="warn" icon={<IconAlertTriangle size={18} />}>
          {a.Cumle}
        </Notice>
      ))}
      {g.YanitHatasi !== '' && (
        <Notice tone="danger" icon={<IconAlertTriangle size={18} />}>
          {`Yanıt gönderilemedi: ${g.YanitHatasi}`}
        </Notice>
      )}
      <Table
        label="Gelen faturanın satırları"
        rows={kalemler}
        rowKey={(k) => k.Id}
        columns={[
          { key: 'Ad', header: 'Mal / Hizmet', renderCell: (k) => k.Ad },
          {
            key: 'Miktar',
            header: 'Miktar',
            width: '112px',
            align: 'right',
            renderCell: (k) => `${ondalikYaz(k.Miktar)} ${BIRIMLER[k.Birim] ?? k.Birim}`,
          },
          {
            key: 'Fiyat',
            header: 'Birim Fiyat',
            width: '120px',
            align: 'right',
            renderCell: (k) => fiyatYaz(k.Fiyat),
          },
          {
            key: 'Kdv',
            header: 'KDV',
            width: '72px',
            align: 'right',
            renderCell: (k) => k.Kdv !== null && `%${ondalikYaz(k.Kdv)}`,
          },
          {
            key: 'Tutar',
            header: 'Tutar',
            width: '132px',
            align: 'right',
            nowrap: true,
            renderCell: (k) => paraYaz(belgeTutari(k.Tutar), g.ParaBirimi),
          },
        ]}
        empty="Satır yok."
      />
      {notlar.map((n) => (
        <p key={n}>{n}</p>
      ))}
    </>
  );
}

const rakamlari = ({ gelen: g, satici }: Detay): readonly RecordFigure[] => [
  { label: 'Gönderen', value: satici.Ad },
  { label: 'Ödenecek', value: paraYaz(g.Odenecek, g.ParaBirimi) },
  ...(g.SonGun !== null && g.Yanit === 'bekliyor'
    ? [
        {
          label: 'Yanıtın Son Günü',
          value: `${tarihYaz(g.SonGun)} · ${kalanYanitGunu(g, istanbulGunu(simdi()))}`,
        },
      ]
    : []),
];

const bilgileri = ({ gelen: g, satici }: Detay): readonly RecordFact[] => [
  ['Tarih', tarihYaz(g.Tarih)],
  ['Geliş', zamanYaz(g.Gelis)],
  ['Senaryo', SENARYO_ADLARI[g.Senaryo as FaturaSenaryosu] ?? g.Senaryo],
  ['Tip', TIP_ADLARI[g.Tip as FaturaTipi] ?? g.Tip],
  ['Matrah', paraYaz(g.Matrah, g.ParaBirimi)],
  ['Vergiler', paraYaz(g.Vergi, g.ParaBirimi)],
  ['Kimlik / Vergi No', satici.KimlikNo],
  ['Vergi Dairesi', satici.VergiDairesi],
  ['Adres', satici.Adres],
  ['Yanıtlayan', g.Yanitlayan],
  ['Ret Nedeni', g.YanitNedeni],
];

export interface GelenFaturaKaydiProps {
  readonly Id: number;
  /** Absent: the invoice is the page. */
  readonly peek?: RecordPeek;
}

const PDF_SIMGESI = <IconFileText size={16} />;
const XML_SIMGESI = <IconFileCode size={16} />;

/** An incoming invoice: its content, the rules it breaks, and our answer. Over its list or as a page. */
export default function GelenFaturaKaydi({ Id, peek }: GelenFaturaKaydiProps) {
  const isler = useYetkiVar(YETKI.faturaKes);
  const { acar } = useBen();
  const [reddediliyor, setReddediliyor] = useState(false);
  const detay = useEndpoint(oda.getGelenDetay, { Id }, { refetchOnMount: 'always' });
  const xml = useAction(oda.gelenXml, { onSuccess: (cevap) => dosyayiIndir(cevap, 'xml') });
  const pdf = useAction(oda.print_gelen, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const gonderilir = detay.data?.gonderilir === true;
  const yanitla = useAction(oda.gelenYanitla, {
    onSuccess: () => bildir({ baslik: gonderilir ? 'Kabul gönderiliyor' : 'Kabul yazıldı', tur: 'success' }),
  });
  const g = detay.data?.gelen;
  const kabul = async () => {
    if (
      g &&
      (await onayla({
        baslik: gonderilir ? 'Fatura Kabul Edilsin mi?' : 'Kabul Verildi mi?',
        metin: `${g.No}, ${g.Gonderen}. ${gonderilir ? 'Yanıt gönderenin sistemine gider ve geri alınmaz.' : BASKA_YOLDAN}`,
        onay: gonderilir ? 'Kabul Et' : 'Kabul Verildi',
      }))
    )
      yanitla.mutate({ Id, Surum: g.Surum, Yanit: 'KABUL', Neden: '', Disarida: !gonderilir });
  };
  const yanitlari = ({ yanitlanir }: Detay): readonly RecordAct[] =>
    isler && yanitlanir
      ? [
          {
            label: gonderilir ? 'Kabul Et' : 'Kabul Verildi',
            busy: yanitla.isPending,
            onClick: () => void kabul(),
          },
          {
            label: gonderilir ? 'Reddet' : 'Ret Verildi',
            danger: true,
            onClick: () => setReddediliyor(true),
          },
        ]
      : [];
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Gelen Fatura"
      title={({ gelen }) => `Gelen Fatura ${gelen.No}`}
      address={acar(SAYFA.fatura[0]) ? gelenYolu(Id) : null}
      peek={peek}
      renderState={({ gelen }) => <GelenYanitEtiketi yanit={gelen.Yanit} />}
      figures={rakamlari}
      next={(d) => yanitlari(d)[0] ?? null}
      acts={(d) => [
        ...yanitlari(d),
        { label: 'PDF', icon: PDF_SIMGESI, busy: pdf.isPending, onClick: () => pdf.mutate({ Id }) },
        { label: 'XML', icon: XML_SIMGESI, busy: xml.isPending, onClick: () => xml.mutate({ Id }) },
      ]}
      facts={bilgileri}
      wide
      renderWindows={({ gelen }) =>
        reddediliyor && <GelenRetDialog g={gelen} gonderilir={gonderilir} onClose={() => setReddediliyor(false)} />
      }
    >
      {(data) => <Icerik detay={data} />}
    </RecordView>
  );
}
