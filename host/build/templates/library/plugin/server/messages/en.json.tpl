{
  "{{id}}.sheet.name": "{{titleEn}}",
  "{{id}}.sheet.owner": "Author",
  "{{id}}.sheet.place": "Grade and subject",
  "{{id}}.sheet.text": "Text",
  "{{id}}.sheet.title": "Title"
}
