-- A teacher lets a pupil choose pictures; one who has a password of his own chooses none without it.
alter table account.picture_password alter column hash drop not null;
comment on column account.picture_password.hash is 'Null: none stand, and a teacher lets the pupil choose some.';
