import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { GORUSME_ALANLARI, YONLER } from '@masabasi/core/masa/gorusme/alanlar';
import type { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { type GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import type { tanim } from '@masabasi/core/platform/tanim/contract';
import { Button, Flex } from '@mantine/core';
import IconUserPlus from '~icons/tabler/user-plus';
import { useState } from 'react';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { Form } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { yeniUrun } from '../../musteri/proje/yeniUrun.tsx';
import { yeniYetkili } from '../../musteri/yetkili/yeniYetkili.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ArayanOzeti } from './ArayanOzeti.tsx';
import css from './GorusmeAlanlari.module.css';
import type { GorusmeFormu } from './GorusmeDialog.tsx';
import { KimeAlani } from './KimeAlani.tsx';

export interface GorusmeAlanlariProps {
  readonly form: Form<GorusmeFormu, typeof gorusme.gorusmeKaydet>;
  readonly kart: GorusmeKarti | null;
  readonly listeler: Basari<typeof tanim.getGerekli>;
  readonly onMusteri: (musteri: SecilenMusteri | null) => void;
  /** Opens a card for an unknown caller. Null: the person may not create customers. */
  readonly onYeniMusteri: ((aranan: string) => void) | null;
}

/** Any free person may take the ticket. */
const ATANMAMIS = { Id: 0, Ad: 'Atanmamış' };

/** The fields of a ticket: the description first, because the caller is already talking. */
export function GorusmeAlanlari({ form, kart, listeler, onMusteri, onYeniMusteri }: GorusmeAlanlariProps) {
  const { ProjeId, musteri, cozuldu } = form.values;
  const alan = declaredFields(form, GORUSME_ALANLARI);
  const secim = declaredChoices(form, GORUSME_ALANLARI, kart, {
    ...listeler,
    konular: listeler.konular.filter((k) => k.ProjeId === null || k.ProjeId === ProjeId),
  });
  const { data: okunan } = useEndpoint(
    oda.arayanMusteri,
    { MusteriId: musteri?.Id ?? 0 },
    { enabled: musteri !== null },
  );
  const bilgi = musteri === null ? undefined : okunan?.musteri;
  const buMusteri = kart !== null && kart.MusteriId === musteri?.Id;
  // The initial focus must not move during typing.
  const [ilkBilinir] = useState(musteri !== null);
  const [aranan, setAranan] = useState('');
  return (
    <>
      <Flex gap={12} wrap="wrap" align="start" className={css.musteri}>
        <MusteriSecimi
          label="Müşteri"
          required
          first={!ilkBilinir}
          error={form.field('musteri').error}
          secili={musteri}
          onSec={onMusteri}
          onYazilan={setAranan}
          onYeni={onYeniMusteri}
        />
        {musteri === null && onYeniMusteri && (
          <Button
            variant="default"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => onYeniMusteri(aranan)}
          >
            Yeni Müşteri
          </Button>
        )}
      </Flex>
      {musteri && kart === null && <ArayanOzeti musteriId={musteri.Id} projeId={ProjeId} />}
      <FormRow>
        <SelectField
          {...secim('ProjeId')}
          onChange={(secilen) => form.set({ ProjeId: secilen, LisansId: null })}
          create={yeniUrun((yeni) => form.set({ ProjeId: yeni, LisansId: null }))}
        />
        <SelectField {...secim('KonuId')} first={ilkBilinir} />
      </FormRow>
      <TextAreaField {...alan('Aciklama')} rows={3} maxRows={10} />
      <FormRow>
        <SelectField {...secim('GorusmeTurId')} />
        <SelectField {...secim('OncelikId')} placeholder="Normal" />
      </FormRow>
      {kart === null && (
        <>
          <KimeAlani
            {...form.field('AtananId')}
            label="Kime"
            required
            value={form.values.AtananId ?? ATANMAMIS.Id}
            onChange={(v) => form.set({ AtananId: v === ATANMAMIS.Id ? null : v })}
            projeler={ProjeId === null ? [] : [ProjeId]}
            once={[ATANMAMIS]}
            current={listeler.personel.find((k) => k.Id === form.values.AtananId) ?? null}
          />
          <CheckField {...form.field('cozuldu')} label="Konuşurken çözüldü" />
        </>
      )}
      {cozuldu && (
        <TextAreaField {...form.field('Cozum')} label="Çözüm" required rows={2} maxRows={8} maxLength={8000} />
      )}
      <FormSection name="Ayrıntılar">
        <TextField
          {...alan('Baslik')}
          description={kart === null ? 'Boş kalırsa açıklamanın ilk satırı başlık olur.' : undefined}
        />
        <FormRow>
          <SelectField {...secim('TalepTurId')} />
          <SelectField {...secim('AciliyetId')} />
        </FormRow>
        <FormRow>
          <SelectField
            {...form.field('MusteriPersonelId')}
            label="Konuşulan Kişi"
            placeholder={musteri === null ? 'Önce müşteriyi seçiniz' : 'Seçilmedi'}
            options={bilgi?.kisiler ?? []}
            create={yeniYetkili(musteri?.Id ?? null, (MusteriPersonelId) => form.set({ MusteriPersonelId }))}
            current={buMusteri ? chosen(kart.MusteriPersonelId, kart.MusteriPersonel) : null}
          />
          <TextField {...alan('Telefon')} />
        </FormRow>
        <SelectField
          {...form.field('LisansId')}
          label="Lisans"
          options={(bilgi?.lisanslar ?? [])
            .filter((l) => l.ProjeId === ProjeId)
            .map((l) => ({ Id: l.Id, Ad: [l.LisansNo, l.LisansTur, l.Durum].join(' · ') }))}
          current={buMusteri && ProjeId === kart.ProjeId ? chosen(kart.LisansId, kart.LisansNo) : null}
        />
        <FormRow>
          <ChoiceField
            {...alan('Yon')}
            options={[
              { value: 1 as const, label: YONLER[1] },
              { value: 2 as const, label: YONLER[2] },
            ]}
          />
          <NumberField {...alan('Sure')} onChange={(Sure) => form.set({ Sure: Sure ?? 0 })} />
        </FormRow>
      </FormSection>
    </>
  );
}
