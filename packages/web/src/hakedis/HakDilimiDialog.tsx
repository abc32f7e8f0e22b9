import { hakedis as oda, type HakFarki, type HakSeti } from '@masabasi/core/hakedis/contract';
import { dilimEngeli, EN_FAZLA_DILIM } from '@masabasi/core/hakedis/rules';
import { gunSayisiYaz } from '@masabasi/core/izin/rules';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError, call, useFormAction } from '../api.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Table } from '../ui/Table.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './HakDilimiDialog.module.css';

/** A tier as it is typed. */
interface Satir {
  readonly no: number;
  readonly yil: string;
  readonly gun: string;
}
const sayi = (s: string): number | null => (/^\d{1,3}$/.test(s.trim()) ? Number(s) : null);

function okunan(tarih: string | null, satirlar: readonly Satir[]): HakSeti | string {
  if (tarih === null) return 'Geçerlilik tarihini seçiniz.';
  const dilimler = satirlar.map((s) => ({ EnAzYil: sayi(s.yil), Gun: sayi(s.gun) }));
  const dolu = dilimler.filter((d): d is { EnAzYil: number; Gun: number } => d.EnAzYil !== null && d.Gun !== null);
  if (dolu.length < dilimler.length) return 'Her dilimin yılını ve gününü tam sayı olarak yazınız.';
  const engel = dilimEngeli(dolu);
  return engel ?? { GecerliBaslangic: tarih, dilimler: dolu };
}

const Farklar = ({ farklar }: { farklar: readonly HakFarki[] }) => (
  <section aria-label="Değişecek haklar" className={css.farklar}>
    <p>
      {farklar.length === 0
        ? 'Hiçbir çalışanın bugünkü hakkı değişmiyor.'
        : `${farklar.length} çalışanın hakkı değişecek:`}
    </p>
    {farklar.length > 0 && (
      <div className={css.cerceve}>
        <Table
          label="Hakkı değişecek çalışanlar"
          rows={farklar}
          rowKey={(f) => f.UserId}
          empty=""
          columns={[
            { key: 'Ad', header: 'Personel', renderCell: (f) => f.Ad },
            { key: 'Departman', header: 'Departman', width: '150px', renderCell: (f) => f.Departman },
            { key: 'cyil', header: 'Yıl', width: '64px', align: 'right', renderCell: (f) => f.cyil },
            {
              key: 'Hak',
              header: 'Bu Yılki Hak',
              width: '130px',
              align: 'right',
              nowrap: true,
              renderCell: (f) => `${gunSayisiYaz(f.EskiHak)} → ${gunSayisiYaz(f.YeniHak)}`,
            },
            {
              key: 'Toplam',
              header: 'Toplam',
              width: '150px',
              align: 'right',
              nowrap: true,
              renderCell: (f) => `${gunSayisiYaz(f.EskiToplam)} → ${gunSayisiYaz(f.YeniToplam)}`,
            },
          ]}
        />
      </div>
    )}
  </section>
);

export interface HakDilimiDialogProps {
  /** The set to edit; null: a new one. */
  readonly eski: HakSeti | null;
  /** What the form starts with. */
  readonly ornek: HakSeti;
  readonly onClose: () => void;
}

/** A set of tiers: first whom it moves is shown, then it is saved. */
export default function HakDilimiDialog({ eski, ornek, onClose }: HakDilimiDialogProps) {
  const [tarih, setTarih] = useState<string | null>(eski?.GecerliBaslangic ?? null);
  const [satirlar, setSatirlar] = useState<readonly Satir[]>(() =>
    ornek.dilimler.map((d, no) => ({ no, yil: String(d.EnAzYil), gun: String(d.Gun) })),
  );
  const [etki, setEtki] = useState<{ set: HakSeti; farklar: readonly HakFarki[] } | null>(null);
  const [bakiliyor, setBakiliyor] = useState(false);
  const kaydet = useFormAction(oda.hakDilimiKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Hak dilimleri kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const degistir = (yeni: readonly Satir[]) => {
    setSatirlar(yeni);
    setEtki(null);
  };
  const yaz = (no: number, alan: Partial<Satir>) =>
    degistir(satirlar.map((s) => (s.no === no ? { ...s, ...alan } : s)));

  const bak = async () => {
    const set = okunan(tarih, satirlar);
    kaydet.setMessage(typeof set === 'string' ? set : null);
    if (typeof set === 'string') return;
    setBakiliyor(true);
    try {
      const cevap = await call(oda.hakDilimiEtkisi, { set, eski });
      if (cevap.durum) setEtki({ set, farklar: cevap.farklar });
      else kaydet.setMessage(cevap.msg);
    } catch (e) {
      if (!(e instanceof ApiError)) throw e;
      kaydet.setMessage(e.message);
    } finally {
      setBakiliyor(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={eski ? 'Hak Dilimlerini Düzenle' : 'Yeni Geçerlilik Tarihi'}
      width={860}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          {etki === null ? (
            <Button type="submit" form="hak-dilimi-formu" loading={bakiliyor}>
              Değişecek Hakları Göster
            </Button>
          ) : (
            <Button loading={kaydet.isPending} onClick={() => kaydet.mutate({ set: etki.set, eski })}>
              Kaydet
            </Button>
          )}
        </>
      }
    >
      <Form id="hak-dilimi-formu" onSubmit={() => void bak()}>
        <DateField
          label="Geçerlilik Tarihi"
          required
          value={tarih}
          onChange={(t) => {
            setTarih(t);
            setEtki(null);
          }}
        />
        <div className={css.dilimler} role="group" aria-label="Dilimler">
          {satirlar.map((s, i) => (
            <div key={s.no} className={css.dilim}>
              <TextInput
                label={i === 0 ? 'Tamamlanan yıl (en az)' : undefined}
                aria-label={`${i + 1}. dilim, tamamlanan yıl`}
                inputMode="numeric"
                maxLength={2}
                value={s.yil}
                onChange={(e) => yaz(s.no, { yil: e.currentTarget.value })}
              />
              <TextInput
                label={i === 0 ? 'Yıllık izin (gün)' : undefined}
                aria-label={`${i + 1}. dilim, gün`}
                inputMode="numeric"
                maxLength={3}
                value={s.gun}
                onChange={(e) => yaz(s.no, { gun: e.currentTarget.value })}
              />
              <ActionIcon
                color="danger"
                aria-label={`${i + 1}. dilimi çıkar`}
                disabled={satirlar.length === 1}
                onClick={() => degistir(satirlar.filter((d) => d.no !== s.no))}
              >
                <IconTrash size={17} aria-hidden />
              </ActionIcon>
            </div>
          ))}
        </div>
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={satirlar.length >= EN_FAZLA_DILIM}
            onClick={() =>
              degistir([...satirlar, { no: Math.max(...satirlar.map((s) => s.no)) + 1, yil: '', gun: '' }])
            }
          >
            Dilim Ekle
          </Button>
        </div>
        {etki && <Farklar farklar={etki.farklar} />}
        <FormError message={kaydet.message} />
      </Form>
    </Dialog>
  );
}
