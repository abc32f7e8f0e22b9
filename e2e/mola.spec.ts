import { expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { kullaniciAnahtari } from '@masabasi/core/metin';
import { DIGER_MOLALAR, MASA_BASI, METIN, molaAdi, sebepDuzenle } from '@masabasi/core/mola/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { erisilebilir, girisFormu, girisYap, LISANS, PAROLA } from './fixtures.ts';
