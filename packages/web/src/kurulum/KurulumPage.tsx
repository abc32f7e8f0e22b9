import { kurulum } from '@masabasi/core/kurulum/contract';
import { yeniParolaHatasi } from '@masabasi/core/oturum/rules';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { ApiError, call, invalidate, useEndpoint } from '../api.ts';
import { lisansiYaz } from '../jeton.ts';
import { FormError } from '../ui/FormError.tsx';
import { Form } from '../ui/Form.tsx';
import form from '../ui/Form.module.css';
import { bildir } from '../ui/Toast.tsx';
import css from '../oturum/LoginPage.module.css';

const ZORUNLU = ['anahtar', 'sirket', 'departman', 'Ad', 'Soyad', 'UserName', 'parola', 'tekrar'] as const;
const GOSTER = { 'aria-label': 'Parolayı göster veya gizle' };

/** The first set-up of an empty installation: the company, its licence, the first administrator. */
export default function KurulumPage() {
  const git = useNavigate();
  const durum = useEndpoint(kurulum.kurulumDurumu, {});
  const [hata, setHata] = useState<string | null>(null);
  const [eksik, setEksik] = useState<readonly string[]>([]);
  const [gonderiliyor, setGonderiliyor] = useState(false);
  if (durum.data?.kurulu) return <Navigate to="/login" replace />;

  const kur = async (oku: (ad: string) => string) => {
    const bos = ZORUNLU.filter((ad) => oku(ad).trim() === '');
    setEksik(bos);
    const parolaHatasi = yeniParolaHatasi(oku('parola'), oku('tekrar'));
    setHata(bos.length > 0 ? null : parolaHatasi);
    if (bos.length > 0 || parolaHatasi !== null) return;
    setGonderiliyor(true);
    try {
      const cevap = await call(
        kurulum.kur,
        {
          anahtar: oku('anahtar').trim(),
          sirket: oku('sirket').trim(),
          lisans: oku('lisans').trim(),
          departman: oku('departman').trim(),
          Ad: oku('Ad').trim(),
          Soyad: oku('Soyad').trim(),
          UserName: oku('UserName').trim(),
          parola: oku('parola'),
          tekrar: oku('tekrar'),
        },
        { relogin: false },
      );
      if (!cevap.durum) {
        setHata(cevap.msg);
        return;
      }
      lisansiYaz(oku('lisans').trim());
      await invalidate('kurulum');
      bildir({ baslik: 'Kurulum tamamlandı', metin: 'Tanımladığınız hesapla giriş yapabilirsiniz.', tur: 'success' });
      void git('/login', { replace: true });
    } catch (h) {
      if (!(h instanceof ApiError)) throw h;
      setHata(h.message);
    } finally {
      setGonderiliyor(false);
    }
  };
  const alan = (name: (typeof ZORUNLU)[number]) => ({ name, error: eksik.includes(name) && 'Bu alanı doldurunuz.' });

  return (
    <section className={css.kart} aria-labelledby="kurulum-baslik">
      <h1 id="kurulum-baslik" className={css.baslik}>
        İlk Kurulum
      </h1>
      <Form onSubmit={(oku) => void kur(oku)}>
        <TextInput
          {...alan('anahtar')}
          label="Kurulum Anahtarı"
          description="Sunucu başlarken ekrana ve günlüğe yazılan anahtar."
          autoComplete="off"
          spellCheck={false}
        />
        <TextInput {...alan('sirket')} label="Şirket Adı" autoComplete="organization" />
        <TextInput name="lisans" label="Lisans Anahtarı" description="Yoksa boş bırakınız." autoComplete="off" />
        <TextInput {...alan('departman')} label="İlk Departman" placeholder="Örneğin Yönetim" autoComplete="off" />
        <div className={form.ikili}>
          <TextInput {...alan('Ad')} label="Adınız" autoComplete="given-name" />
          <TextInput {...alan('Soyad')} label="Soyadınız" autoComplete="family-name" />
        </div>
        <TextInput {...alan('UserName')} label="Kullanıcı Adı" autoComplete="username" autoCapitalize="none" />
        <div className={form.ikili}>
          <PasswordInput
            {...alan('parola')}
            label="Parola"
            autoComplete="new-password"
            visibilityToggleButtonProps={GOSTER}
          />
          <PasswordInput
            {...alan('tekrar')}
            label="Parola (Tekrar)"
            autoComplete="new-password"
            visibilityToggleButtonProps={GOSTER}
          />
        </div>
        <FormError message={hata} />
        <Button type="submit" fullWidth loading={gonderiliyor}>
          Kurulumu Tamamla
        </Button>
      </Form>
    </section>
  );
}
