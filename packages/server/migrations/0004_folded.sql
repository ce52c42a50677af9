-- The same fold as `foldText` in packages/contract/src/platform/fold.ts; a test compares the two.
CREATE FUNCTION fold_text(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length(written) = char_length(written) THEN
    plain := lower(regexp_replace(written, '[\u0001-\u0008\u000e-\u001b''`\u007f]+', '', 'g') COLLATE "C");
    plain := regexp_replace(plain, '[\u0009-\u000d\u001c-\u001f]+', ' ', 'g');
  ELSE
    plain := normalize(regexp_replace(written, '[\u0001-\u0008\u000e-\u001b''`\u007f-\u0084\u0086-\u009f\u00ad\u00b4\u02b9\u02bb-\u02bd\u034f\u061c\u180b-\u180e\u200b-\u200f\u2018-\u201b\u202a-\u202e\u2032\u2060-\u206f\ufe00-\ufe0f\ufeff\uff07]+', '', 'g'), NFKD);
    plain := lower(regexp_replace(plain, '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]+', '', 'g') COLLATE "C");
    plain := regexp_replace(plain, '(?<=[\u0900-\u0963\u0971-\u097f])\u0966', '.', 'g');
    IF plain ~ '[\u0009-\u000d\u001c-\u001f\u0085\u00a0\u00ab\u00bb\u0901\u0a01\u0a70\u0a81\u1680\u2010-\u2015\u201c-\u201f\u2028\u2029\u2212]' THEN
      plain := translate(plain, E'\u0009\u000a\u000b\u000c\u000d\u001c\u001d\u001e\u001f\u0085\u00a0\u1680\u2028\u2029\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u201c\u201d\u201e\u201f\u00ab\u00bb\u0901\u0a01\u0a70\u0a81',
        E'              -------""""""\u0902\u0a02\u0a02\u0a82');
    END IF;
    IF plain ~ '[\u0629\u0643\u0647\u0649\u064a\u0660-\u0669\u0671\u06be\u06c3\u06d5\u06f0-\u06f9]' THEN
      plain := translate(plain, E'\u0671\u064a\u0649\u0643\u0647\u0629\u06c3\u06d5\u06be\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9',
        E'\u0627\u06cc\u06cc\u06a9\u06c1\u06c1\u06c1\u06c1\u06c101234567890123456789');
    END IF;
    IF plain ~ '[\u0966-\u096f]' THEN
      plain := translate(plain, E'\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f',
        E'0123456789');
    END IF;
    IF plain ~ '[\u00d8\u00f8\u0110\u0111\u0126\u0127\u0131\u0141\u0142\u014a\u014b\u0391-\u03a1\u03a3-\u03a9\u0400-\u042f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0bb6\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u1946-\u194f\u1c40-\u1c49\u1c50-\u1c59\uabf0-\uabf9\uff10-\uff19]' THEN
      plain := translate(plain, E'\u0391\u0392\u0393\u0394\u0395\u0396\u0397\u0398\u0399\u039a\u039b\u039c\u039d\u039e\u039f\u03a0\u03a1\u03a3\u03a4\u03a5\u03a6\u03a7\u03a8\u03a9\u0410\u0411\u0412\u0413\u0414\u0415\u0416\u0417\u0418\u0419\u041a\u041b\u041c\u041d\u041e\u041f\u0420\u0421\u0422\u0423\u0424\u0425\u0426\u0427\u0428\u0429\u042a\u042b\u042c\u042d\u042e\u042f\u0400\u0401\u0402\u0403\u0404\u0405\u0406\u0407\u0408\u0409\u040a\u040b\u040c\u040d\u040e\u040f\u00f8\u00d8\u0111\u0110\u0142\u0141\u0131\u0127\u0126\u014b\u014a\u0bb6\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\u09e6\u09e7\u09e8\u09e9\u09ea\u09eb\u09ec\u09ed\u09ee\u09ef\u0a66\u0a67\u0a68\u0a69\u0a6a\u0a6b\u0a6c\u0a6d\u0a6e\u0a6f\u0ae6\u0ae7\u0ae8\u0ae9\u0aea\u0aeb\u0aec\u0aed\u0aee\u0aef\u0b66\u0b67\u0b68\u0b69\u0b6a\u0b6b\u0b6c\u0b6d\u0b6e\u0b6f\u0be6\u0be7\u0be8\u0be9\u0bea\u0beb\u0bec\u0bed\u0bee\u0bef\u0c66\u0c67\u0c68\u0c69\u0c6a\u0c6b\u0c6c\u0c6d\u0c6e\u0c6f\u0ce6\u0ce7\u0ce8\u0ce9\u0cea\u0ceb\u0cec\u0ced\u0cee\u0cef\u0d66\u0d67\u0d68\u0d69\u0d6a\u0d6b\u0d6c\u0d6d\u0d6e\u0d6f\u1946\u1947\u1948\u1949\u194a\u194b\u194c\u194d\u194e\u194f\u1c40\u1c41\u1c42\u1c43\u1c44\u1c45\u1c46\u1c47\u1c48\u1c49\u1c50\u1c51\u1c52\u1c53\u1c54\u1c55\u1c56\u1c57\u1c58\u1c59\uabf0\uabf1\uabf2\uabf3\uabf4\uabf5\uabf6\uabf7\uabf8\uabf9',
        E'\u03b1\u03b2\u03b3\u03b4\u03b5\u03b6\u03b7\u03b8\u03b9\u03ba\u03bb\u03bc\u03bd\u03be\u03bf\u03c0\u03c1\u03c3\u03c4\u03c5\u03c6\u03c7\u03c8\u03c9\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043a\u043b\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044a\u044b\u044c\u044d\u044e\u044f\u0450\u0451\u0452\u0453\u0454\u0455\u0456\u0457\u0458\u0459\u045a\u045b\u045c\u045d\u045e\u045fooddllihhnn\u0bb80123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789');
    END IF;
    IF plain ~ '[ßæÆœŒþÞ\u09ce\u0d7a-\u0d7f]' THEN
      plain := replace(plain, E'\u00df', E'ss');
      plain := regexp_replace(plain, '[æÆ]', 'ae', 'g');
      plain := regexp_replace(plain, '[œŒ]', 'oe', 'g');
      plain := regexp_replace(plain, '[þÞ]', 'th', 'g');
      plain := replace(plain, E'\u09ce', E'\u09a4\u09cd');
      plain := replace(plain, E'\u0d7a', E'\u0d23\u0d4d');
      plain := replace(plain, E'\u0d7b', E'\u0d28\u0d4d');
      plain := replace(plain, E'\u0d7c', E'\u0d30\u0d4d');
      plain := replace(plain, E'\u0d7d', E'\u0d32\u0d4d');
      plain := replace(plain, E'\u0d7e', E'\u0d33\u0d4d');
      plain := replace(plain, E'\u0d7f', E'\u0d15\u0d4d');
    END IF;
    plain := normalize(regexp_replace(plain, '([a-z])[\u0300-\u036f]+', '\1', 'g'), NFC);
    plain := regexp_replace(plain, '\u0919\u094d(?=[\u0915-\u0918])|\u091e\u094d(?=[\u091a-\u091d])|\u0923\u094d(?=[\u091f-\u0922])|\u0928\u094d(?=[\u0924-\u0927])|\u092e\u094d(?=[\u092a-\u092d])', E'\u0902', 'g');
  END IF;
  IF strpos(plain, '.') > 0 THEN
    plain := regexp_replace(plain, '(?<![a-z0-9\u00c0-\U0010ffff])([a-z])\. ?(?=[a-z]\.)', '\1', 'g');
    plain := regexp_replace(plain, '(?<![a-z0-9\u00c0-\U0010ffff])([a-z])\.(?=[a-z](?![a-z0-9\u00c0-\U0010ffff]))', '\1', 'g');
    plain := regexp_replace(plain, '(?<![\u0900-\u0963\u0971-\u097f\u0980-\u0dff])([\u0900-\u0963\u0971-\u097f\u0980-\u0dff]{1,4})\. ?(?=[\u0900-\u0963\u0971-\u097f\u0980-\u0dff]{1,4}\.)', '\1', 'g');
    plain := regexp_replace(plain, '(?<![\u0900-\u0963\u0971-\u097f\u0980-\u0dff])([\u0900-\u0963\u0971-\u097f\u0980-\u0dff]{1,4})\.(?=[\u0900-\u0963\u0971-\u097f\u0980-\u0dff]{1,2}(?![\u0900-\u0963\u0971-\u097f\u0980-\u0dff]))', '\1', 'g');
    plain := regexp_replace(plain, '([a-z\u00c0-\U0010ffff])\.|\.(?![0-9])', '\1 ', 'g');
  END IF;
  plain := regexp_replace(plain, ' {2,}', ' ', 'g');
  plain := regexp_replace(plain, '(?<![a-z0-9\u00c0-\U0010ffff/-])([a-uw-z]) (?=[a-uw-z](?![a-z0-9\u00c0-\U0010ffff/-]))', '\1', 'g');
  plain := regexp_replace(plain, '^ | $', '', 'g');
  plain := regexp_replace(plain, '([a-z)])-(?=[0-9]+[/-](?:19|20)[0-9][0-9](?![0-9]))', '\1/', 'g');
  plain := regexp_replace(plain, '(?<![0-9]-[0-9]?)([0-9])-(?=(?:19|20)[0-9][0-9](?![0-9]))', '\1/', 'g');
  RETURN plain;
END $$;
--> statement-breakpoint
-- safe beside the version before: the column is there again in the same transaction, and is asked in the same way
ALTER TABLE "matter" drop column "search_text";--> statement-breakpoint
ALTER TABLE "matter" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(
  coalesce(own_title, '') || ' ' || coalesce(court_title, '') || ' ' ||
  coalesce(own_petitioner, '') || ' ' || coalesce(court_petitioner, '') || ' ' ||
  coalesce(own_respondent, '') || ' ' || coalesce(court_respondent, '') || ' ' ||
  coalesce(reference_id, '') || ' ' || coalesce(cnr, '') || ' ' || coalesce(unique_case_number, '') || ' /' ||
  coalesce(case_type, '') || '/' || coalesce(case_number, '') || '/' || coalesce(case_year::text, '') || ' /' ||
  replace(unique_id, '-', '/') || coalesce(alias_text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document_page" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold_text(text)) STORED;--> statement-breakpoint
ALTER TABLE "order_copy_page" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold_text(text)) STORED;--> statement-breakpoint
ALTER TABLE "order_page" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold_text(text)) STORED;--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold_text(text)) STORED;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "chamber" ADD COLUMN "name_keys" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- The words of a page and of a question, folded. The index of the courts' pages is made anew by the same rules.
CREATE OR REPLACE FUNCTION search_words(written text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', translate(public.fold_text(written), '।॥./\:@_-–—…•‘’“”', '                   '))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_phrase(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT phraseto_tsquery('pg_catalog.simple', translate(public.fold_text(typed), '।॥./\:@_-–—…•‘’“”', '                   '))
$$;
--> statement-breakpoint
REINDEX INDEX order_page_words;
--> statement-breakpoint
GRANT UPDATE (name_keys) ON chamber TO peshi_app;
