import {
  BANKADA_BAKILANLAR,
  type BankadaBakilan,
  DENEME_DURUMLARI,
  OLAY_KIMDEN,
  OLAY_TURLERI,
  SAGLAYICI_BASLIKLARI,
} from '@masabasi/core/mali/odeme/rules';
import { type Kurus, paraYaz, TUTAR_METNI } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconPrinter from '~icons/tabler/printer';
import { useState } from 'react';
import { odeme as oda } from '../../calls/odeme.ts';
import { useAction } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { DENEME_TONLARI, type Odemeler, type OdemeDenemesi } from './KartlaTahsilat.tsx';

export interface OdemeOykusuDialogProps {
  readonly d: OdemeDenemesi;
  readonly olaylar: Odemeler['olaylist'];
  readonly onClose: () => void;
}

/** The events of a payment attempt: senders, checks, and the reason for its result. Refunds start here. */
export default function OdemeOykusuDialog({ d, olaylar, onClose }: OdemeOykusuDialogProps) {
  const alir = useYetkiVar(YETKI.tahsilatYaz);
  const [iade, setIade] = useState(false);
  const yazdir = useAction(oda.print_odeme, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={`Kartla Ödeme: ${d.SiparisNo}`}
        width={720}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              loading={yazdir.isPending}
              onClick={() => yazdir.mutate({ Id: d.Id })}
            >
              İtiraz Dosyası
            </Button>
            {alir && d.IadeEdilebilir > 0 && <Button onClick={() => setIade(true)}>Karta Geri Gönder</Button>}
          </>
        }
      >
        {alir && d.Bakilacak !== null && <BankadaBakildi Id={d.Id} ne={d.Bakilacak} />}
        <Fields>
          <Field name="Durum">
            <Chip tone={DENEME_TONLARI[d.DurumAnahtar]}>{DENEME_DURUMLARI[d.DurumAnahtar]}</Chip>
          </Field>
          <Field name="Sağlayıcı">{SAGLAYICI_BASLIKLARI[d.Saglayici]}</Field>
          <Field name="İstenen">{paraYaz(d.Tutar, 'TRY')}</Field>
          <Field name="Alınan">{d.Alinan === null ? null : paraYaz(d.Alinan, 'TRY')}</Field>
          <Field name="Geri Gönderilen">{d.Iade > 0 ? paraYaz(d.Iade, 'TRY') : null}</Field>
          <Field name="Taksit">{d.Taksit > 1 ? String(d.Taksit) : 'Tek çekim'}</Field>
          <Field name="Kapattığı">{d.FaturaSayisi > 1 ? `${d.FaturaSayisi} fatura` : null}</Field>
          <Field name="Kart">{d.Kart}</Field>
          <Field name="Provizyon No">{d.ProvNo}</Field>
          <Field name="Bankanın Yanıtı">{[d.HataKodu, d.Mesaj].filter(Boolean).join(': ') || null}</Field>
          <Field name="Açan">{d.Acan ?? 'Müşteri'}</Field>
        </Fields>
        <Text component="h3" mt={20} mb={4} fz={14} fw={600}>
          Ödemenin Öyküsü
        </Text>
        <Gecmis
          label="Ödemenin öyküsü"
          rows={olaylar.toReversed().map((o) => ({
            key: o.Id,
            zaman: o.Zaman,
            baslik: OLAY_TURLERI[o.Tur],
            kisi: o.Kisi ?? OLAY_KIMDEN[o.Kimden],
            ...(o.Gecerli !== null && {
              ek: <Chip tone={o.Gecerli ? 'ok' : 'danger'}>{o.Gecerli ? 'Doğrulandı' : 'Sayılmadı'}</Chip>,
            }),
            aciklama: o.Aciklama,
          }))}
          empty="Henüz bir şey olmadı."
        />
      </Dialog>
      {iade && <OdemeIadeDialog d={d} onClose={() => setIade(false)} />}
    </>
  );
}

/** Records a result that the bank does not report, as a person read it on the bank's screen. */
function BankadaBakildi({ Id, ne }: { readonly Id: number; readonly ne: BankadaBakilan }) {
  const { soru, evet, hayir } = BANKADA_BAKILANLAR[ne];
  const soyle = useAction(oda.odemeBakildi);
  const dugme = (Gorunuyor: boolean, soz: string) => (
    <Button
      size="compact-sm"
      variant="default"
      loading={soyle.isPending}
      onClick={() => soyle.mutate({ Id, Gorunuyor })}
    >
      {soz}
    </Button>
  );
  return (
    <Notice tone="danger" icon={<IconAlertTriangle size={18} />}>
      {soru} Bankanızın ekranından bakıp söyleyiniz.
      <Flex gap={8} wrap="wrap" mt={8}>
        {dugme(true, evet)}
        {dugme(false, hayir)}
      </Flex>
    </Notice>
  );
}

/** Refunds an amount or a part of it. The request to the bank runs in the background. */
function OdemeIadeDialog({ d, onClose }: { readonly d: OdemeDenemesi; readonly onClose: () => void }) {
  const form = useForm(oda.odemeGeriAl, {
    draft: null,
    initial: (): { readonly Tutar: Kurus | null } => ({ Tutar: d.IadeEdilebilir }),
    errors: ({ Tutar }) => ({
      Tutar:
        Tutar === null || Tutar <= 0
          ? TUTAR_METNI
          : Tutar > d.IadeEdilebilir && `En çok ${paraYaz(d.IadeEdilebilir, 'TRY')} geri gönderilebilir.`,
    }),
    request: ({ Tutar }) => (Tutar === null ? null : { Id: d.Id, Tutar }),
    onSuccess: () => {
      bildir({
        baslik: 'İade bankaya iletiliyor',
        metin: 'Sonucu ödemenin öyküsünde yazar.',
        tur: 'success',
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Karta Geri Gönder: ${d.SiparisNo}`}
      width={440}
      form={form}
      onClose={onClose}
      submit="Geri Gönder"
    >
      <MoneyField {...form.field('Tutar')} label="Tutar" currency="TRY" required first />
    </FormDialog>
  );
}
