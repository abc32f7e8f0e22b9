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
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState } from 'react';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { GelenYanitEtiketi } from './GelenYanitEtiketi.tsx';

const GelenRetDialog = onDemand(() => import('./GelenRetDialog.tsx'));

/** The integrator does not know an invoice that was loaded from a file. */
const BASKA_YOLDAN =
  'Bu fatura dosyadan yüklendi; buradan yanıt gönderilmez. Yanıtı GİB portalından ya da entegratörünüzden verdiyseniz burada yazınız; geri alınmaz.';

type Detay = Basari<typeof oda.getGelenDetay>;

function Icerik({ detay: { gelen: g, aykiriliklar, satici, notlar, kalemler } }: { readonly detay: Detay }) {
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
      <Fields>
        <Field name="Gönderen">{satici.Ad}</Field>
        <Field name="Kimlik / Vergi No">{satici.KimlikNo}</Field>
        <Field name="Vergi Dairesi">{satici.VergiDairesi}</Field>
        <Field name="Adres">{satici.Adres}</Field>
        <Field name="Tarih">{tarihYaz(g.Tarih)}</Field>
        <Field name="Senaryo / Tip">{`${SENARYO_ADLARI[g.Senaryo as FaturaSenaryosu] ?? g.Senaryo} · ${TIP_ADLARI[g.Tip as FaturaTipi] ?? g.Tip}`}</Field>
        <Field name="Matrah">{paraYaz(g.Matrah, g.ParaBirimi)}</Field>
        <Field name="Vergiler">{paraYaz(g.Vergi, g.ParaBirimi)}</Field>
        <Field name="Ödenecek">{paraYaz(g.Odenecek, g.ParaBirimi)}</Field>
        <Field name="Geliş">{zamanYaz(g.Gelis)}</Field>
        <Field name="Yanıt">
          <GelenYanitEtiketi yanit={g.Yanit} />
        </Field>
        {g.SonGun !== null && g.Yanit === 'bekliyor' && (
          <Field name="Yanıtın Son Günü">{`${tarihYaz(g.SonGun)} · ${kalanYanitGunu(g, istanbulGunu(simdi()))}`}</Field>
        )}
        {g.Yanitlayan !== null && <Field name="Yanıtlayan">{g.Yanitlayan}</Field>}
        {g.YanitNedeni !== '' && <Field name="Ret Nedeni">{g.YanitNedeni}</Field>}
      </Fields>
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

/** An incoming invoice: its content, the rules it breaks, and our answer. */
export default function GelenFaturaDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const isler = useYetkiVar(YETKI.faturaKes);
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
  return (
    <RecordDialog
      of={detay}
      kind="Gelen Fatura"
      title={({ gelen }) => `Gelen Fatura ${gelen.No}`}
      width={860}
      gap={0}
      closeButton={false}
      onClose={onClose}
      renderActs={({ yanitlanir }) => (
        <>
          <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate({ Id })}>
            PDF
          </Button>
          <Button variant="default" loading={xml.isPending} onClick={() => xml.mutate({ Id })}>
            XML
          </Button>
          {isler && yanitlanir && (
            <>
              <Button variant="default" color="danger" onClick={() => setReddediliyor(true)}>
                {gonderilir ? 'Reddet' : 'Ret Verildi'}
              </Button>
              <Button loading={yanitla.isPending} onClick={() => void kabul()}>
                {gonderilir ? 'Kabul Et' : 'Kabul Verildi'}
              </Button>
            </>
          )}
        </>
      )}
      renderWindows={({ gelen }) =>
        reddediliyor && <GelenRetDialog g={gelen} gonderilir={gonderilir} onClose={() => setReddediliyor(false)} />
      }
    >
      {(data) => <Icerik detay={data} />}
    </RecordDialog>
  );
}
