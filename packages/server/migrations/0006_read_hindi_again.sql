-- Orders in Hindi or Urdu that an older reader read: the reader of today puts their letters in order, or calls them not
-- readable. Their pages stay until then; the nightly job `read-left-texts` takes them up.
UPDATE case_order SET text_read_at = NULL
WHERE text_read_at IS NOT NULL AND EXISTS (
  SELECT FROM order_page
  WHERE order_page.order_id = case_order.id
    AND (text ~ '[\u0600-\u06ff\u0900-\u097f]' OR text ~ '(^|\s)(esa|gSA?|dks|vkSj|fd;k|x;kA?|vkns''k)(\s|$)')
);
