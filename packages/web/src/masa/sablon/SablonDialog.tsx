import { Box, Flex, Text } from '@mantine/core';
import type { SablonSatiri } from '@masabasi/core/masa/sablon/contract';
import {
  SABLON_HAREKETLERI,
  SABLON_TURLERI,
  sablonHatalari,
  sablonSade,
  type SablonTuru,
} from '@masabasi/core/masa/sablon/rules';
import { useRef } from 'react';
import { sablon as oda } from '../../calls/sablon.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { Gecmis, hareketAdi, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { putInto } from '../../ui/SuggestArea.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Degiskenler } from './Degiskenler.tsx';
import { SablonOnizleme } from './SablonOnizleme.tsx';
import { Columns } from '../../ui/Columns.tsx';

export interface SablonDialogProps {
  readonly satir: SablonSatiri | null;
  /** True if the person also edits shared templates. */
  readonly yonetir: boolean;
  readonly onClose: () => void;
}

interface SablonFormu {
  readonly Ad: string;
  readonly Kisayol: string;
  readonly Metin: string;
  readonly Tur: SablonTuru;
  readonly ProjeId: number | null;
  readonly KonuId: number | null;
  readonly herkesin: boolean;
  readonly kullanimda: boolean;
  readonly Sira: number;
}

const TURLER = (Object.keys(SABLON_TURLERI) as SablonTuru[]).map((value) => ({ value, label: SABLON_TURLERI[value] }));

/** Initial values: of the template, or of an empty private one. */
const ilkForm = (s: SablonSatiri | null, yonetir: boolean): SablonFormu => ({
  Ad: s?.Ad ?? '',
  Kisayol: s?.Kisayol ?? '',
  Metin: s?.Metin ?? '',
  Tur: s?.Tur ?? 'yanit',
  ProjeId: s?.ProjeId ?? null,
  KonuId: s?.KonuId ?? null,
  herkesin: s === null ? yonetir : s.Kisisel === 0,
  kullanimda: s?.Aktif !== 0,
  Sira: s?.Sira ?? 0,
});

/** A template with a preview. Read-only for people who may not change it. */
export default function SablonDialog({ satir, yonetir, onClose }: SablonDialogProps) {
  const { Id = 0, Surum = 0 } = satir ?? {};
  const ortak = satir?.Kisisel === 0;
  const degisir = !ortak || yonetir;
  const kutu = useRef<HTMLTextAreaElement>(null);
  const gerekli = useEndpoint(tanim.getGerekli, {});
  const form = useForm(oda.sablonKaydet, {
    draft: { name: `sablon.${Id}`, version: Surum },
    initial: () => ilkForm(satir, yonetir),
    errors: ({ Ad, Kisayol, Metin }) => sablonHatalari(sablonSade({ Ad, Kisayol, Metin })),
    request: ({ herkesin, kullanimda, ...s }) => ({
      sablon: { ...sablonSade(s), Id, Surum, Kisisel: !herkesin, Aktif: kullanimda },
    }),
    onSuccess: () => {
      bildir({ baslik: 'Şablon kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { ProjeId, Metin } = form.values;
  const konular = (gerekli.data?.konular ?? []).filter((k) => k.ProjeId === null || k.ProjeId === ProjeId);
  const baslik = satir === null ? 'Yeni Şablon' : degisir ? 'Şablonu Düzenle' : satir.Ad;
  return (
    <FormDialog
      title={baslik}
      width={960}
      form={form}
      onClose={onClose}
      ready={degisir}
      message={gerekli.error?.message}
      below={satir && <SablonGecmisi Id={Id} />}
    >
      <Columns of="minmax(0, 3fr) minmax(0, 2fr)" below={900} align="start">
        <Flex component="fieldset" direction="column" gap={12} miw={0} p={0} m={0} bd={0} disabled={!degisir}>
          <FormRow>
            <TextField {...form.field('Ad')} label="Ad" required first maxLength={120} />
            <TextField
              {...form.field('Kisayol')}
              label="Kısayol"
              maxLength={30}
              description="Yazarken / işaretinden sonra yazılır."
            />
          </FormRow>
          <TextAreaField
            {...form.field('Metin')}
            label="Metin"
            ref={kutu}
            required
            rows={8}
            maxRows={18}
            maxLength={4000}
          />
          <Degiskenler
            onEkle={(text) => {
              const { selectionStart: from, selectionEnd: to } = kutu.current!;
              putInto(kutu.current, { from, to, text });
            }}
          />
          <FormRow>
            <ChoiceField {...form.field('Tur')} label="Ne İçin" options={TURLER} />
            <NumberField
              {...form.field('Sira')}
              label="Sıra"
              onChange={(Sira) => form.set({ Sira: Sira ?? 0 })}
              max={9999}
            />
          </FormRow>
          <FormRow>
            <SelectField
              {...form.field('ProjeId')}
              label="Ürün"
              placeholder="Bütün ürünler"
              options={gerekli.data?.proje ?? []}
              current={chosen(satir?.ProjeId, satir?.Proje)}
              onChange={(yeni) => form.set({ ProjeId: yeni, KonuId: null })}
            />
            <SelectField
              {...form.field('KonuId')}
              label="Konu"
              placeholder="Bütün konular"
              options={konular}
              current={ProjeId === satir?.ProjeId ? chosen(satir?.KonuId, satir?.Konu) : null}
            />
          </FormRow>
          {yonetir && (
            <CheckField
              {...form.field('herkesin')}
              label="Herkes kullansın"
              disabled={ortak}
              description={ortak ? undefined : 'İşaretlenmezse yalnız siz görürsünüz.'}
            />
          )}
          <CheckField {...form.field('kullanimda')} label="Kullanımda" />
        </Flex>
        <SablonOnizleme metin={Metin} />
      </Columns>
    </FormDialog>
  );
}

function SablonGecmisi({ Id }: { readonly Id: number }) {
  const gecmis = useEndpoint(oda.sablonGecmisi, { Id }, { refetchOnMount: 'always' });
  return (
    <Box component="details" mt={16}>
      <Text component="summary" py={4}>
        Geçmiş
      </Text>
      <Gecmis
        label="Şablonun geçmişi"
        rows={gecmis.data?.hareketlist.map((h) => ({
          ...hareketSatiri(h),
          baslik: hareketAdi(SABLON_HAREKETLERI, h.Tur),
        }))}
        error={gecmis.error}
        onRetry={() => void gecmis.refetch()}
        empty="Henüz bir şey olmadı."
      />
    </Box>
  );
}
